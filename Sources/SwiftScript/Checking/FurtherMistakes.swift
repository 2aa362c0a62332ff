import SwiftSyntax

/// Mistakes that would stop a script one after another when it runs, found all at once where the text shows them.
///
/// What works is never doubted: it says nothing where anything is uncertain.
final class FurtherMistakes: SyntaxVisitor {
  private let file: SourceFile
  let reading: TypeReading
  private(set) var found: [Diagnostic] = []
  /// Variables that hold a type where a value is wanted, as far as reported.
  private var typesForValues: Set<String> = []
  /// The text's classes at the outermost level by their names.
  let classes: [String: ClassDeclSyntax]
  /// The text's protocols by their names.
  let protocols: [String: ProtocolDeclSyntax]
  /// Functions that throw, by their names.
  private(set) var throwing: Set<String> = []

  init(_ tree: SourceFileSyntax, in file: SourceFile, world: World, library: Library) {
    self.file = file
    reading = TypeReading(tree, world: world, library: library)
    classes = Dictionary(
      tree.statements.nodes.compactMap { $0.item.as(ClassDeclSyntax.self) }
        .map { ($0.name.name, $0) }
    ) { first, _ in first }
    protocols = Dictionary(
      tree.statements.nodes.compactMap { $0.item.as(ProtocolDeclSyntax.self) }
        .map { ($0.name.name, $0) }
    ) { first, _ in first }
    super.init(viewMode: .sourceAccurate)
    var calm: Set<String> = []
    for item in tree.statements.nodes {
      guard let function = item.item.as(FunctionDeclSyntax.self) else { continue }
      if function.signature.effectSpecifiers?.throwsClause?.throwsSpecifier.text == "throws" {
        throwing.insert(function.name.name)
      } else {
        calm.insert(function.name.name)
      }
    }
    // A call of a name that stands for both may mean either.
    throwing.subtract(calm)
    // What the parser has put together itself says nothing.
    walk(tree.statements)
    checkRepetitions(in: tree.statements)
  }

  func report(_ message: String, at node: some SyntaxProtocol, hint: String? = nil) {
    // What is never closed has taken in what was meant to follow it.
    if sequence(first: Syntax(node), next: \.parent).contains(where: { $0.isNeverClosed }) {
      return
    }
    found.append(Diagnostic(message, at: file.span(of: node), hint: hint))
  }

  // MARK: Members and calls

  /// What values and types have without declaring it.
  private static let universal: Set = [
    "init", "self", "Type", "rx", "hashValue", "description", "debugDescription",
    "unsafelyUnwrapped", "dynamicType",
  ]

  override func visitPost(_ node: MemberAccessExprSyntax) {
    if node.hasError { return }
    guard let base = node.base else { return }
    let name = node.declName.baseName.name
    let receiver = reading.link(base)
    if checkElement(name, of: receiver, at: node) { return }
    guard let type = reading.object(of: receiver.reference), !type.isUnchecked,
      !type.answersAnyName, !Self.universal.contains(name), !type.promises(name)
    else { return }
    // A whole number is a fraction where a fraction's member is asked for.
    if base.is(IntegerLiteralExprSyntax.self), !reading.library.double.members(named: name).isEmpty
    {
      return
    }
    if case .type = receiver { return checkStatic(name, of: type, at: node, base) }
    guard type.members(named: name).isEmpty else { return }
    if case .value(let optional) = receiver, optional.isOptional,
      let inside = reading.object(of: optional.wrapped)
    {
      if inside.members(named: name).isEmpty { return }
      let shown = optional.wrapped.shown
      return report(
        "`\(name)` is asked of an optional, `\(shown)?`",
        at: node.declName,
        hint: "write `?.\(name)`, or unwrap it with `if let`, `??` or `!`"
      )
    }
    if let absence = reading.library.absentMember(name, type.name) {
      return report(absence.message, at: node.declName, hint: absence.hint)
    }
    report(
      "`\(type.name)` has no member `\(name)`",
      at: node.declName,
      hint: type.suggestion(for: name, among: type.memberNames(), reading.library)
    )
  }

  private func checkStatic(
    _ name: String,
    of type: TypeObject,
    at node: MemberAccessExprSyntax,
    _ base: ExprSyntax
  ) {
    guard type.matchCase == nil, type.statics(named: name).isEmpty, type.cases[name] == nil,
      type.nestedTypes[name] == nil
    else { return }
    if type.members(named: name).isEmpty {
      return report(
        "the type `\(type.name)` has no member `\(name)`",
        at: node.declName,
        hint: type.suggestion(for: name, among: type.staticNames(), reading.library)
      )
    }
    guard let variable = base.as(DeclReferenceExprSyntax.self)?.baseName.name,
      reading.named(variable) == nil, typesForValues.insert(variable).inserted
    else { return }
    report(
      "`\(variable)` is the type `\(type.name)` itself, and no value of it",
      at: base,
      hint: "write `()` behind the type where it is declared"
    )
  }

  override func visitPost(_ node: FunctionCallExprSyntax) {
    if node.hasError { return }
    checkCreation(node)
    checkTry(node)
    checkMutation(by: node)
    if checkCalledProperty(node) { return }
    if case .value(let callee) = reading.type(of: node.calledExpression),
      case .function(let parameters, _) = callee.settled
    {
      return checkValues(node, parameters)
    }
    let callables = reading.callables(of: node).all
    let place: Syntax =
      if let access = node.calledExpression.as(MemberAccessExprSyntax.self), access.base != nil {
        Syntax(access.declName)
      } else {
        Syntax(node.calledExpression)
      }
    if case .type(let reference) = reading.type(of: node.calledExpression),
      let type = reading.object(of: reference)
    {
      if type.kind == .structure, !type.isHost, type.hasMemberwiseInitializer {
        // Either kind of initialiser may be meant where there are both.
        if type.initializers.isEmpty { checkMemberwise(node, type) }
        return
      }
      if type.rawType != nil, node.arguments.first?.label?.name == "rawValue" { return }
      if callables.isEmpty, type.kind == .class, !type.isHost, let first = node.arguments.first {
        return report(
          "`\(type.name)` is made without arguments",
          at: first,
          hint: "write `\(type.name)()`, or declare an `init` that takes them"
        )
      }
      if callables.isEmpty, type.isHost, !type.statics(named: "create").isEmpty {
        report(
          "`\(type.name)` can't be made directly",
          at: place,
          hint: "write `\(type.name).create(…)`"
        )
      }
    }
    let shapes = node.shapes
    let library = reading.library
    guard !callables.isEmpty, callables.allSatisfy({ !library.takes(shapes, $0) }) else {
      return checkArguments(node, callables)
    }
    guard let complaint = LabelComplaint(callables, shapes) else { return }
    let arguments = node.arguments.nodes
    if let position = complaint.argument, arguments.indices.contains(position) {
      report(complaint.message, at: arguments[position].labelOrValue, hint: complaint.hint)
    } else {
      report(complaint.message, at: place, hint: complaint.hint)
    }
  }

  // MARK: Values

  /// A name is declared once in a block.
  private func checkRepetitions(in items: CodeBlockItemListSyntax) {
    var names: Set<String> = []
    for item in items.nodes {
      guard let declaration = item.item.as(VariableDeclSyntax.self) else { continue }
      for binding in declaration.bindings.nodes {
        guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier,
          name.name != "_", !names.insert(name.name).inserted
        else { continue }
        report(
          "`\(name.name)` is declared twice here",
          at: name,
          hint: "choose another name, or assign to it"
        )
      }
    }
  }

  override func visitPost(_ node: CodeBlockItemListSyntax) { checkRepetitions(in: node) }

  override func visitPost(_ node: GuardStmtSyntax) {
    if node.hasError { return }
    guard let last = node.body.statements.last else { return }
    switch last.item {
    case .stmt(let statement):
      let leaves =
        statement.is(ReturnStmtSyntax.self) || statement.is(ThrowStmtSyntax.self)
        || statement.is(BreakStmtSyntax.self) || statement.is(ContinueStmtSyntax.self)
        || statement.is(ExpressionStmtSyntax.self) || statement.is(DoStmtSyntax.self)
      if leaves { return }
    case .expr(let expression):
      let name = expression.as(FunctionCallExprSyntax.self)?.calleeName ?? ""
      if ["fatalError", "preconditionFailure", "exit", "abort"].contains(name) { return }
      if (reading.world.functions[name] ?? []).contains(where: \.neverReturns) { return }
      if expression.is(IfExprSyntax.self) || expression.is(SwitchExprSyntax.self) { return }
    case .decl: break
    }
    report(
      "the `else` of a `guard` must leave the block",
      at: node.guardKeyword,
      hint: "end it with `return`, `throw`, `break` or `continue`"
    )
  }

  override func visitPost(_ node: ThrowStmtSyntax) {
    if !node.hasError { checkThrow(node) }
  }

  override func visitPost(_ node: PatternBindingSyntax) {
    if node.hasError { return }
    guard let type = node.typeAnnotation?.type, let value = node.initializer?.value else { return }
    check(value, against: reading.written(type))
  }

  override func visitPost(_ node: FunctionDeclSyntax) {
    guard let items = node.body?.statements, case .expr(let value)? = items.last?.item,
      !value.hasError, !reading.world.hasResultBuilders || node.attributes.nodes.isEmpty
    else { return }
    if items.count == 1 {
      checkEnd(of: node, with: value)
    } else {
      checkEnd(of: node, behind: value)
    }
  }

  override func visitPost(_ node: ReturnStmtSyntax) {
    guard let value = node.expression else { return }
    var node = Syntax(node)
    while let parent = node.parent {
      if parent.is(ClosureExprSyntax.self) { return }
      if let accessors = parent.as(AccessorBlockSyntax.self) {
        return check(value, asResultOf: accessors)
      }
      if let function = parent.as(FunctionDeclSyntax.self) {
        guard let result = function.signature.returnClause?.type else { return }
        return check(value, against: reading.written(result))
      }
      node = parent
    }
  }

  override func visitPost(_ node: AccessorBlockSyntax) {
    guard case .getter(let items) = node.accessors, items.count == 1,
      case .expr(let value)? = items.first?.item, !value.hasError
    else { return }
    check(value, asResultOf: node)
  }

  override func visitPost(_ node: InfixOperatorExprSyntax) {
    if !node.hasError { checkOperands(node) }
  }

  override func visitPost(_ node: ClosureExprSyntax) {
    if !node.hasError { checkClosure(node) }
  }

  override func visitPost(_ node: ConditionElementSyntax) {
    if node.hasError { return }
    switch node.condition {
    case .expression(let condition): checkCondition(condition)
    case .optionalBinding(let binding): checkBinding(binding)
    default: break
    }
  }

  override func visitPost(_ node: ClassDeclSyntax) {
    checkOverrides(in: node)
    checkRequirements(of: node.inheritanceClause, in: node.memberBlock)
  }

  override func visitPost(_ node: StructDeclSyntax) {
    checkRequirements(of: node.inheritanceClause, in: node.memberBlock)
  }

  override func visitPost(_ node: EnumDeclSyntax) {
    checkRequirements(of: node.inheritanceClause, in: node.memberBlock)
  }

  override func visitPost(_ node: TernaryExprSyntax) {
    if !node.hasError { checkBranches(node) }
  }

  override func visitPost(_ node: ForStmtSyntax) {
    if !node.sequence.hasError { checkLoop(node) }
  }

  override func visitPost(_ node: CodeBlockItemSyntax) {
    if !node.hasError { checkStatement(node) }
  }

  override func visitPost(_ node: SwitchExprSyntax) {
    if !node.hasError { checkSwitch(node) }
  }
}

extension Syntax {
  fileprivate var isNeverClosed: Bool {
    let end =
      self.as(ClosureExprSyntax.self)?.rightBrace ?? self.as(FunctionCallExprSyntax.self)?
      .rightParen
      ?? self.as(ArrayExprSyntax.self)?.rightSquare
    return end?.presence == .missing
  }
}

extension Interpreter {
  /// Finds the mistakes that the text and what is known of earlier ones show, and keeps what it shows to later ones.
  func lookAtTypes(of tree: SourceFileSyntax, in file: SourceFile) throws {
    let mistakes = FurtherMistakes(tree, in: file, world: world, library: library)
    if !mistakes.found.isEmpty { throw ScriptErrors(mistakes.found) }
    mistakes.reading.remember(tree)
  }

  /// Mistakes found before and those that the text shows beside them, on other lines.
  ///
  /// - Parameter found: Why the script failed.
  public func mistakes(in file: SourceFile, beside found: [Diagnostic]) -> [Diagnostic] {
    guard !found.isEmpty, let tree = try? file.tree() else { return found }
    let lines = Set(found.compactMap { $0.span?.file === file ? $0.span?.line : nil })
    let folded = folding(tree, in: file).tree
    let all = FurtherMistakes(folded, in: file, world: world, library: library).found
    if found.count == 1, let line = lines.first,
      all.contains(where: { $0.span?.line == line && $0.message == found[0].message })
    {
      // The text shows the same more closely.
      return ScriptErrors(all).diagnostics
    }
    let others = all.filter { mistake in mistake.span.map { !lines.contains($0.line) } ?? false }
    return others.isEmpty ? found : ScriptErrors(found + others).diagnostics
  }
}
