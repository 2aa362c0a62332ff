import SwiftSyntax

/// Says of what type an expression is, where the text shows it.
///
/// A name that means more than one thing in a file is of no known type.
struct TypeReading {
  let world: World
  let library: Library
  private var names: [String: KnownType] = [:]
  /// What the values of these names hold or send.
  private(set) var elements: [String: KnownType] = [:]

  init(_ tree: SourceFileSyntax, world: World, library: Library) {
    self.world = world
    self.library = library
    for name in Names.all(in: tree) {
      let found: KnownType =
        if let type = name.type { written(type) } else {
          name.value.map { self.type(of: $0) } ?? name.typeName.flatMap(named).map(KnownType.value)
            ?? name.closure.map { taken(by: $0) } ?? .unknown
        }
      let element =
        name.type.map { elementWritten($0) } ?? name.value.map { self.element(of: $0) } ?? .unknown
      elements[name.name] =
        elements[name.name].map { $0.isSame(as: element) ? $0 : .unknown } ?? element
      if let known = names[name.name], !known.isSame(as: found) {
        names[name.name] = .unknown
      } else {
        names[name.name] = found
      }
    }
  }

  func named(_ name: String) -> TypeObject? { world.types[name] ?? library.types[name] }

  /// A value of the type that is written.
  func written(_ type: TypeSyntax) -> KnownType {
    switch type.as(TypeSyntaxEnum.self) {
    case .identifierType(let node):
      guard let type = named(node.name.text), type.alias == nil else { return .unknown }
      return .value(type)
    case .arrayType: return .value(library.array)
    default: return .unknown
    }
  }

  func type(of expression: ExprSyntax) -> KnownType {
    switch expression.as(ExprSyntaxEnum.self) {
    case .integerLiteralExpr: return .value(library.int)
    case .floatLiteralExpr: return .value(library.double)
    case .stringLiteralExpr: return .value(library.string)
    case .booleanLiteralExpr: return .value(library.bool)
    case .arrayExpr: return .value(library.array)
    case .genericSpecializationExpr(let node): return type(of: node.expression)
    case .tryExpr(let node):
      return node.questionOrExclamationMark?.text == "?" ? .unknown : type(of: node.expression)
    case .tupleExpr(let node):
      return node.elements.count == 1
        ? node.elements.first.map { type(of: $0.expression) } ?? .unknown : .unknown
    case .declReferenceExpr(let node):
      let name = node.baseName.name
      if let known = names[name] { return known }
      if name == "$0" { return argument(at: node) }
      if name == "self" { return owner(of: node) }
      return named(name).map { $0.alias == nil ? .type($0) : .unknown } ?? .unknown
    case .memberAccessExpr(let node): return member(node)
    case .functionCallExpr(let node): return result(node)
    case .sequenceExpr(let node):
      return node.bareType.map { type(of: $0.type).object.map(KnownType.value) ?? .unknown }
        ?? result(node)
    default: return .unknown
    }
  }

  /// What two operands of one type make.
  private func result(_ node: SequenceExprSyntax) -> KnownType {
    let parts = Array(node.elements)
    guard parts.count == 3, let name = parts[1].as(BinaryOperatorExprSyntax.self)?.operator.text
    else { return .unknown }
    switch name {
    case "==", "!=", "<", ">", "<=", ">=", "&&", "||": return .value(library.bool)
    case "+", "-", "*", "/", "%":
      let (left, right) = (type(of: parts[0]), type(of: parts[2]))
      return left.isSame(as: right) ? left : .unknown
    default: return .unknown
    }
  }

  /// The type whose declaration a `self` is in.
  private func owner(of node: DeclReferenceExprSyntax) -> KnownType {
    for node in sequence(first: Syntax(node), next: \.parent) {
      let name =
        node.as(ClassDeclSyntax.self)?.name.name ?? node.as(StructDeclSyntax.self)?.name.name
        ?? node.as(EnumDeclSyntax.self)?.name.name
      if let name { return named(name).map(KnownType.value) ?? .unknown }
      if node.is(ExtensionDeclSyntax.self) || node.is(ProtocolDeclSyntax.self) { return .unknown }
    }
    return .unknown
  }

  /// What `$0` stands for.
  private func argument(at node: DeclReferenceExprSyntax) -> KnownType {
    let closure = sequence(first: Syntax(node), next: \.parent).lazy
      .compactMap { $0.as(ClosureExprSyntax.self) }.first
    return closure.map { taken(by: $0) } ?? .unknown
  }

  private func member(_ node: MemberAccessExprSyntax) -> KnownType {
    let name = node.declName.baseName.name
    guard let base = node.base else { return .unknown }
    switch type(of: base) {
    case .value(let type):
      switch type.members(named: name).first {
      case .property(let property): return known(property.get.signature.result, in: type)
      case .stored(let index):
        guard type.storedProperties.indices.contains(index) else { return .unknown }
        return known(type.storedProperties[index].type, in: type)
      default: return .unknown
      }
    case .type(let type):
      if let nested = type.nestedTypes[name] { return .type(nested) }
      if case .property(let property)? = type.statics(named: name).first {
        return known(property.get.signature.result, in: type)
      }
      return type.cases[name] == nil ? .unknown : .value(type)
    case .unknown: return .unknown
    }
  }

  private func result(_ node: FunctionCallExprSyntax) -> KnownType {
    if let access = node.calledExpression.as(MemberAccessExprSyntax.self), let base = access.base {
      let receiver = type(of: base)
      guard let type = receiver.object else { return .unknown }
      let all = methods(access.declName.baseName.name, of: receiver)
      let fitting = all.filter { $0.signature.match(node.shapes) != nil }
      // A call that is wrong is meant to make what it would make.
      let methods = fitting.isEmpty ? all : fitting
      let current = methods.filter { !$0.isOlder }
      let isStatic = if case .type = receiver { true } else { false }
      let results = (current.isEmpty ? methods : current).map {
        known($0.signature.result, in: type, method: $0.name, isStatic: isStatic)
      }
      guard let first = results.first, results.allSatisfy({ $0.isSame(as: first) }) else {
        return .unknown
      }
      return first
    }
    if case .type(let type) = type(of: node.calledExpression) { return .value(type) }
    if let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.name,
      names[name] == nil, let functions = world.functions[name], functions.count == 1
    {
      return functions[0].signature.result.map { known($0) } ?? .unknown
    }
    return .unknown
  }

  /// The methods that a call of a member may mean.
  func methods(_ name: String, of receiver: KnownType) -> [Callable] {
    let members: [Member] =
      switch receiver {
      case .value(let type): type.members(named: name)
      case .type(let type): type.statics(named: name)
      case .unknown: []
      }
    return members.compactMap { if case .method(let method) = $0 { method } else { nil } }
  }

  /// Operators whose result is a sequence of the kind that they are called on.
  private static let kindred: Set = [
    "map", "compactMap", "filter", "take", "skip", "takeLast", "flatMap", "flatMapLatest",
    "flatMapFirst", "concatMap", "scan", "reduce", "startWith", "distinctUntilChanged", "debounce",
    "throttle", "delay", "delaySubscription", "observe", "subscribe", "do", "debug", "catch",
    "catchAndReturn", "retry", "share", "merge", "concat", "switchLatest", "withLatestFrom",
    "timeout", "sample", "buffer", "window", "observeOn", "subscribeOn", "asObservable",
    "enumerated", "of", "just", "from", "range", "interval", "timer", "create", "deferred", "empty",
    "never", "error", "repeatElement", "generate", "zip", "combineLatest", "amb",
  ]

  /// Those of them that make another kind of sequence of a single, or of what is no sequence.
  private static let changing: Set = [
    "filter", "compactMap", "concat", "merge", "asObservable", "reduce", "buffer", "window",
  ]

  private func known(
    _ result: TypeRef?,
    in type: TypeObject,
    method: String = "",
    isStatic: Bool = false
  ) -> KnownType {
    switch result {
    case .named(let named, _)? where !named.isUnchecked: return .value(named)
    case .array?: return .value(library.array)
    case .any?:
      guard let sequence = library.types["ObservableType"], let plain = library.types["Observable"],
        Self.kindred.contains(method), type.isHost, type !== library.array
      else { return .unknown }
      if isStatic { return .value(type) }
      if type.isSubtype(of: sequence) { return .value(plain) }
      return Self.changing.contains(method) ? .unknown : .value(type)
    default: return .unknown
    }
  }
}

extension SequenceExprSyntax {
  /// `Type<Element>` at the end of a line, which the parser takes for comparisons with what follows.
  var bareType: (type: ExprSyntax, element: ExprSyntax)? {
    let parts = Array(elements)
    guard parts.count == 3, parts[1].as(BinaryOperatorExprSyntax.self)?.operator.text == "<",
      let last = parts[2].as(PostfixOperatorExprSyntax.self), last.operator.text == ">",
      [parts[0], last.expression].allSatisfy({
        $0.as(DeclReferenceExprSyntax.self)?.baseName.text.first?.isUppercase == true
      })
    else { return nil }
    return (parts[0], last.expression)
  }
}

/// Every name that a file gives to a value.
private final class Names: SyntaxVisitor {
  struct Name {
    let name: String
    let type: TypeSyntax?
    let value: ExprSyntax?
    /// What a closure is called with by those who take it.
    var typeName: String?
    /// The closure whose only parameter it is.
    var closure: ClosureExprSyntax?
  }

  private var found: [Name] = []

  static func all(in tree: SourceFileSyntax) -> [Name] {
    let names = Names(viewMode: .sourceAccurate)
    names.walk(tree)
    return names.found
  }

  private func add(_ name: String, _ type: TypeSyntax? = nil, _ value: ExprSyntax? = nil) {
    found.append(Name(name: name, type: type, value: value))
  }

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.name {
      add(name, node.typeAnnotation?.type, node.initializer?.value)
      return .skipPattern(self, node)
    }
    return .visitChildren
  }

  override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
    add(node.identifier.name)
    return .visitChildren
  }

  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    add((node.secondName ?? node.firstName).name, node.ellipsis == nil ? node.type : nil)
    return .visitChildren
  }

  override func visit(_ node: ClosureParameterSyntax) -> SyntaxVisitorContinueKind {
    add((node.secondName ?? node.firstName).name, node.type)
    return .visitChildren
  }

  override func visit(_ node: ClosureShorthandParameterSyntax) -> SyntaxVisitorContinueKind {
    let list = node.parent?.as(ClosureShorthandParameterListSyntax.self)
    let closure = list?.parent?.parent?.as(ClosureExprSyntax.self)
    found.append(
      Name(
        name: node.name.name,
        type: nil,
        value: nil,
        typeName: takenType(node),
        closure: list?.count == 1 ? closure : nil
      )
    )
    return .visitChildren
  }

  /// The type of the only parameter of a closure that makes a sequence.
  private func takenType(_ node: ClosureShorthandParameterSyntax) -> String? {
    guard let list = node.parent?.as(ClosureShorthandParameterListSyntax.self), list.count == 1,
      let closure = list.parent?.parent?.as(ClosureExprSyntax.self),
      let call = closure.parent?.as(FunctionCallExprSyntax.self),
      let callee = call.calledExpression.as(MemberAccessExprSyntax.self),
      callee.declName.baseName.name == "create",
      callee.base?.trimmedDescription.hasPrefix("Observable") == true
    else { return nil }
    return "AnyObserver"
  }
}

extension SyntaxVisitorContinueKind {
  /// Goes on with a binding's value, since its name is known.
  fileprivate static func skipPattern(_ visitor: SyntaxVisitor, _ node: PatternBindingSyntax)
    -> SyntaxVisitorContinueKind
  {
    if let value = node.initializer { visitor.walk(value) }
    if let accessors = node.accessorBlock { visitor.walk(accessors) }
    return .skipChildren
  }
}
