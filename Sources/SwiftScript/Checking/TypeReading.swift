import SwiftSyntax

/// Says of what type an expression is, where the text shows it.
///
/// A name that means more than one thing in a file is of no known type.
struct TypeReading {
  let world: World
  let library: Library
  private var names: [String: KnownType] = [:]

  init(_ tree: SourceFileSyntax, world: World, library: Library) {
    self.world = world
    self.library = library
    for name in Names.all(in: tree) {
      let found: KnownType =
        if let type = name.type { written(type) } else {
          name.value.map { self.type(of: $0) } ?? name.typeName.flatMap(named).map(KnownType.value)
            ?? .unknown
        }
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
      return named(name).map { $0.alias == nil ? .type($0) : .unknown } ?? .unknown
    case .memberAccessExpr(let node): return member(node)
    case .functionCallExpr(let node): return result(node)
    default: return .unknown
    }
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
      let methods = methods(access.declName.baseName.name, of: receiver)
        .filter { $0.signature.match(node.shapes) != nil }
      let current = methods.filter { !$0.isOlder }
      let results = (current.isEmpty ? methods : current).map {
        known($0.signature.result, in: type, method: $0.name)
      }
      guard let first = results.first, results.allSatisfy({ $0.isSame(as: first) }) else {
        return .unknown
      }
      return first
    }
    if case .type(let type) = type(of: node.calledExpression) { return .value(type) }
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

  private func known(_ result: TypeRef?, in type: TypeObject, method: String = "") -> KnownType {
    switch result {
    case .named(let named, _)? where !named.isUnchecked: return .value(named)
    case .array?: return .value(library.array)
    case .any?:
      guard let sequence = library.types["ObservableType"], let plain = library.types["Observable"],
        Self.kindred.contains(method)
      else { return .unknown }
      return type === plain || type.isSubtype(of: sequence) ? .value(plain) : .value(type)
    default: return .unknown
    }
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
    found.append(Name(name: node.name.name, type: nil, value: nil, typeName: takenType(node)))
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
