import SwiftSyntax

/// What collections and sequences are of, where the text shows it.
extension TypeReading {
  /// The type of what an expression's value holds or sends.
  func element(of expression: ExprSyntax) -> KnownType {
    switch expression.as(ExprSyntaxEnum.self) {
    case .arrayExpr(let node): return common(node.elements.map { type(of: $0.expression) })
    case .declReferenceExpr(let node): return elements[node.baseName.name] ?? .unknown
    case .genericSpecializationExpr(let node):
      let arguments = node.genericArgumentClause.arguments
      guard arguments.count == 1, case .type(let type)? = arguments.first?.argument else {
        return .unknown
      }
      return written(type)
    case .sequenceExpr(let node):
      return node.bareType.flatMap { type(of: $0.element).object.map(KnownType.value) } ?? .unknown
    case .memberAccessExpr(let node): return elementOfMember(node)
    case .functionCallExpr(let node): return elementOfResult(node)
    case .tupleExpr(let node):
      return node.elements.count == 1
        ? node.elements.first.map { element(of: $0.expression) } ?? .unknown : .unknown
    default: return .unknown
    }
  }

  /// The type of what a type that is written holds or sends.
  func elementWritten(_ type: TypeSyntax) -> KnownType {
    switch type.as(TypeSyntaxEnum.self) {
    case .arrayType(let node): return written(node.element)
    case .identifierType(let node):
      guard let arguments = node.genericArgumentClause?.arguments, arguments.count == 1,
        case .type(let type)? = arguments.first?.argument
      else { return .unknown }
      return written(type)
    default: return .unknown
    }
  }

  private func elementOfMember(_ node: MemberAccessExprSyntax) -> KnownType {
    guard let base = node.base, case .value(let type) = type(of: base), !type.isHost,
      case .stored(let index)? = type.members(named: node.declName.baseName.name).first,
      type.storedProperties.indices.contains(index)
    else { return .unknown }
    return element(of: type.storedProperties[index].type)
  }

  private func element(of type: TypeRef?) -> KnownType {
    switch type {
    case .array(let element)?: known(element)
    case .named(_, let arguments)? where arguments.count == 1: known(arguments[0])
    default: .unknown
    }
  }

  /// A value of a type that a declaration gives.
  func known(_ type: TypeRef) -> KnownType {
    switch type {
    case .named(let named, _) where !named.isUnchecked: .value(named)
    case .array: .value(library.array)
    default: .unknown
    }
  }

  private func elementOfResult(_ node: FunctionCallExprSyntax) -> KnownType {
    let arguments = node.arguments.map(\.expression)
    let callee = node.calledExpression
    if let access = callee.as(MemberAccessExprSyntax.self), let base = access.base {
      let name = access.declName.baseName.name
      switch type(of: base) {
      case .type(let type) where type.isHost:
        if base.is(GenericSpecializationExprSyntax.self) { return element(of: base) }
        switch name {
        case "just", "of", "repeatElement":
          return common(
            zip(node.arguments, arguments).filter { $0.0.label == nil }.map { self.type(of: $0.1) }
          )
        case "from": return arguments.first.map { element(of: $0) } ?? .unknown
        case "interval", "timer", "range": return .value(library.int)
        default: return .unknown
        }
      case .value:
        if Self.keeping.contains(name) { return element(of: base) }
        guard name == "map", let closure = node.closure(at: 0), closure.statements.count == 1,
          case .expr(let body)? = closure.statements.first?.item
        else { return .unknown }
        return type(of: body)
      case .type, .unknown: return .unknown
      }
    }
    if callee.is(GenericSpecializationExprSyntax.self) { return element(of: callee) }
    if case .type(let type) = type(of: callee), type.isHost,
      node.arguments.first?.label?.name == "value", let first = arguments.first
    {
      return self.type(of: first)
    }
    guard let name = callee.as(DeclReferenceExprSyntax.self)?.baseName.name,
      let functions = world.functions[name], functions.count == 1
    else { return .unknown }
    return element(of: functions[0].signature.result)
  }

  private func common(_ types: [KnownType]) -> KnownType {
    guard let first = types.first, types.allSatisfy({ $0.isSame(as: first) }) else {
      return .unknown
    }
    return first
  }

  /// The type of the only argument that a closure is called with.
  func taken(by closure: ClosureExprSyntax) -> KnownType {
    var node = closure.parent
    var label: String?
    if let argument = node?.as(LabeledExprSyntax.self) {
      label = argument.label?.name
      node = argument.parent?.parent
    }
    guard let call = node?.as(FunctionCallExprSyntax.self),
      let callee = call.calledExpression.as(MemberAccessExprSyntax.self), let base = callee.base,
      case .value = type(of: base)
    else { return .unknown }
    let name = callee.declName.baseName.name
    if label == nil, name == "subscribe" {
      return library.types["Event"].map(KnownType.value) ?? .unknown
    }
    let isElement =
      label == nil || label == "where"
      ? Self.elementwise.contains(name) : label == "onNext" || label == "onSuccess"
    return isElement ? element(of: base) : .unknown
  }

  /// Operators that send what they are sent.
  private static let keeping: Set = [
    "filter", "take", "skip", "takeLast", "startWith", "distinctUntilChanged", "debounce",
    "throttle", "delay", "delaySubscription", "observe", "subscribe", "do", "debug", "retry",
    "share", "timeout", "sample", "observeOn", "subscribeOn", "asObservable", "asSingle", "sorted",
    "reversed", "dropFirst", "dropLast", "prefix", "suffix", "catchAndReturn",
  ]

  /// Methods whose closure is called with one element after another.
  private static let elementwise: Set = [
    "map", "filter", "flatMap", "flatMapLatest", "flatMapFirst", "concatMap", "compactMap",
    "forEach", "first", "contains", "allSatisfy", "groupBy",
  ]
}

extension FunctionCallExprSyntax {
  /// The closure that is this argument, or stands behind the parentheses.
  func closure(at position: Int) -> ClosureExprSyntax? {
    guard position < arguments.count else { return trailingClosure }
    return arguments.map(\.expression)[position].as(ClosureExprSyntax.self)
  }
}
