import SwiftSyntax

/// The names that a text gives to values, each with the part of the text where it means that.
struct ScriptNames {
  /// What a name was declared as.
  enum Meaning {
    case written(TypeSyntax)
    /// Any number of these.
    case variadic(TypeSyntax)
    case value(ExprSyntax)
    /// What is inside an optional.
    case unwrapped(ExprSyntax)
    /// What is inside an optional that has the same name before this place.
    case unwrappedName(Syntax)
    /// One of what is in a sequence.
    case element(ExprSyntax)
    /// The parameter of a closure at this position.
    case parameter(ClosureExprSyntax, Int)
    case function(FunctionDeclSyntax)
    /// A member of the type around the place.
    case member(TypeObject)
    case unknown
  }

  fileprivate struct Declaration {
    let meaning: Meaning
    /// The place in the text from which the name means this.
    let start: Int
  }

  private let scopes: [SyntaxIdentifier: [String: [Declaration]]]
  /// Names of types that are not declared at the outermost level.
  let innerTypes: Set<String>
  /// The blocks in which types and extensions declare their members.
  let memberBlocks: [MemberBlockSyntax]

  init(_ tree: SourceFileSyntax) {
    let collector = Collector(viewMode: .sourceAccurate)
    collector.walk(tree.statements)
    (scopes, innerTypes) = (collector.scopes, collector.innerTypes)
    memberBlocks = collector.memberBlocks
  }

  /// What a property is declared as in a block of members.
  func property(_ name: String, in block: MemberBlockSyntax) -> Meaning? {
    scopes[block.members.id]?[name]?.first?.meaning
  }

  /// What a name means at a place; `nil` if the text doesn't declare it.
  ///
  /// - Parameter owner: The type that a block of members belongs to; of others nothing can be said.
  func meaning(
    of name: String,
    at node: some SyntaxProtocol,
    owner: (MemberBlockSyntax) -> TypeObject?
  ) -> Meaning? {
    let place = node.position.utf8Offset
    var child = Syntax(node)
    while let parent = child.parent {
      defer { child = parent }
      let kind = parent.kind
      if kind.isScope, let found = scopes[parent.id]?[name], !child.isElse(of: parent) {
        let visible = found.filter { $0.start <= place }
        if visible.count > 1, visible[0].start == 0 { return .unknown }
        if let last = visible.last { return last.meaning }
      }
      guard kind == .memberBlock, let block = parent.as(MemberBlockSyntax.self) else { continue }
      guard let type = owner(block) else { return .unknown }
      if !type.members(named: name).isEmpty || !type.statics(named: name).isEmpty {
        return .member(type)
      }
    }
    return nil
  }
}

extension Syntax {
  /// Whether this is the branch in which a condition's names mean nothing.
  fileprivate func isElse(of parent: Syntax) -> Bool {
    parent.as(IfExprSyntax.self)?.elseBody.map { Syntax($0).id == id } ?? false
  }
}

extension SyntaxKind {
  /// Whether names that are declared inside mean nothing outside.
  fileprivate var isScope: Bool {
    switch self {
    case .codeBlockItemList, .memberBlockItemList, .closureExpr, .functionDecl, .initializerDecl,
      .subscriptDecl, .forStmt, .ifExpr, .whileStmt, .switchCase, .catchClause, .accessorDecl:
      true
    default: false
    }
  }
}

private final class Collector: SyntaxVisitor {
  var scopes: [SyntaxIdentifier: [String: [ScriptNames.Declaration]]] = [:]
  var innerTypes: Set<String> = []
  var memberBlocks: [MemberBlockSyntax] = []

  override func visit(_ node: MemberBlockSyntax) -> SyntaxVisitorContinueKind {
    memberBlocks.append(node)
    return .visitChildren
  }

  private func scope(of node: some SyntaxProtocol) -> Syntax? {
    var outer = node.parent
    while let parent = outer, !parent.kind.isScope { outer = parent.parent }
    return outer
  }

  /// Adds a name to the block around a node.
  ///
  /// - Parameter end: The end of the declaration, if nothing before it can mean the name.
  private func add(
    _ name: String,
    _ meaning: ScriptNames.Meaning,
    in node: some SyntaxProtocol,
    after end: (any SyntaxProtocol)? = nil
  ) {
    guard let scope = scope(of: node) else { return }
    let isOrdered =
      scope.is(CodeBlockItemListSyntax.self)
      ? scope.parent?.is(SourceFileSyntax.self) == false
      : !scope.is(MemberBlockItemListSyntax.self)
    let start = isOrdered ? end?.endPosition.utf8Offset ?? 0 : 0
    scopes[scope.id, default: [:]][name, default: []]
      .append(ScriptNames.Declaration(meaning: meaning, start: start))
  }

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    guard let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.name else {
      return .visitChildren
    }
    let isWeak =
      node.parent?.parent?.as(VariableDeclSyntax.self)?.modifiers.nodes.contains {
        $0.name.text == "weak"
      } ?? false
    let type = node.typeAnnotation?.type
    if let type {
      add(name, .written(type), in: node, after: node)
    } else if let value = node.initializer?.value, !isWeak {
      add(name, .value(value), in: node, after: node)
    } else {
      add(name, .unknown, in: node, after: node)
    }
    return .visitChildren
  }

  override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
    guard let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.name else {
      return .visitChildren
    }
    let meaning: ScriptNames.Meaning =
      if let type = node.typeAnnotation?.type { .written(type) } else {
        node.initializer.map { .unwrapped($0.value) } ?? .unwrappedName(Syntax(node.pattern))
      }
    add(name, meaning, in: node, after: node)
    return .visitChildren
  }

  override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
    let parent = node.parent
    let isDeclared =
      parent?.is(PatternBindingSyntax.self) ?? false
      || parent?.is(OptionalBindingConditionSyntax.self) ?? false
      || parent?.is(ForStmtSyntax.self) ?? false
    if !isDeclared { add(node.identifier.name, .unknown, in: node) }
    return .visitChildren
  }

  override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.name {
      add(name, .element(node.sequence), in: node.pattern, after: node.sequence)
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node.name.name, .function(node), in: node)
    return .visitChildren
  }

  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    let name = (node.secondName ?? node.firstName).name
    add(name, node.ellipsis == nil ? .written(node.type) : .variadic(node.type), in: node)
    return .visitChildren
  }

  override func visit(_ node: ClosureParameterSyntax) -> SyntaxVisitorContinueKind {
    let name = (node.secondName ?? node.firstName).name
    add(name, node.type.map { .written($0) } ?? parameter(Syntax(node)), in: node)
    return .visitChildren
  }

  override func visit(_ node: ClosureShorthandParameterSyntax) -> SyntaxVisitorContinueKind {
    add(node.name.name, parameter(Syntax(node)), in: node)
    return .visitChildren
  }

  private func parameter(_ node: Syntax) -> ScriptNames.Meaning {
    guard let closure = scope(of: node)?.as(ClosureExprSyntax.self),
      let position = node.parent?.children(viewMode: .sourceAccurate).map(\.id)
        .firstIndex(of: node.id)
    else { return .unknown }
    return .parameter(closure, position)
  }

  override func visit(_ node: ClosureCaptureSyntax) -> SyntaxVisitorContinueKind {
    if node.name.text != "self", node.specifier != nil || node.initializer != nil {
      add(node.name.name, .unknown, in: node)
    }
    return .visitChildren
  }

  override func visit(_ node: CatchClauseSyntax) -> SyntaxVisitorContinueKind {
    add("error", .unknown, in: node.body)
    return .visitChildren
  }

  override func visit(_ node: AccessorDeclSyntax) -> SyntaxVisitorContinueKind {
    let names = [node.parameters?.name.name ?? "newValue", "oldValue"]
    if let body = node.body { for name in names { add(name, .unknown, in: body) } }
    return .visitChildren
  }

  // MARK: Types

  private func note(_ name: TokenSyntax, _ node: some SyntaxProtocol) {
    guard scope(of: node)?.parent?.is(SourceFileSyntax.self) != true else { return }
    innerTypes.insert(name.name)
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    note(node.name, node)
    return .visitChildren
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    note(node.name, node)
    return .visitChildren
  }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    note(node.name, node)
    return .visitChildren
  }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    note(node.name, node)
    return .visitChildren
  }

  override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind {
    innerTypes.insert(node.name.name)
    return .visitChildren
  }

  override func visit(_ node: GenericParameterSyntax) -> SyntaxVisitorContinueKind {
    innerTypes.insert(node.name.name)
    return .visitChildren
  }
}
