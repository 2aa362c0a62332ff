import ScriptSource
import ScriptTypes

/// Why a place cannot be changed.
private struct Obstacle {
  let text: String
  let hint: String?

  init(_ text: String, hint: String? = nil) {
    self.text = text
    self.hint = hint
  }
}

/// What is assigned to, passed `inout` or changed by a mutating method must be mutable.
final class MutabilityRules {
  private let checker: ModuleChecker
  private let receiver: FunctionContext.Receiver?
  private let signature: GenericSignature
  private let body: CheckedBody?
  /// The type whose initializer the statements are.
  private let initialized: TypeSymbol?
  /// Names that a `case` binds.
  private var bound: Set<ObjectIdentifier> = []
  /// Where members are assigned to or passed `inout`: what hinders that is reported there.
  private var changed: Set<TextRange> = []
  /// Names of capture lists.
  private var captured: Set<ObjectIdentifier> = []

  init(_ body: CheckedBody?, checker: ModuleChecker) {
    self.checker = checker
    self.body = body
    receiver = body?.context.receiver
    signature = body?.symbol.interface.signature ?? .empty
    initialized = body?.symbol.kind == .initializer ? body?.symbol.owner : nil
  }

  func check(_ block: TypedBlock) {
    TypedWalk(
      onStatement: { _ in },
      onExpression: { self.check($0) },
      onSelection: { node, _ in
        for item in node.cases.flatMap(\.items) {
          self.bound.formUnion(item.pattern.bindings.map(ObjectIdentifier.init))
        }
      }
    ).visit(block)
  }

  private func check(_ expression: TypedExpression) {
    switch expression.kind {
    case .closure(let closure):
      captured.formUnion(closure.captures.map { ObjectIdentifier($0.symbol) })
    case .assignment(let target, _): checkAssignment(target)
    case .inOut(let place):
      changed.insert(place.range)
      report(FlowMessages.immutableInOut, place)
    case .call(let callee, let arguments): checkCall(callee, arguments)
    case .member(let base, let reference): checkGetter(of: base, reference.symbol, expression)
    default: break
    }
  }

  private func report(_ text: String, _ place: TypedExpression, isAssigned: Bool = false) {
    guard let obstacle = obstacle(place, isAssigned: isAssigned) else { return }
    checker.report("\(text): \(obstacle.text)", at: place.range, hint: obstacle.hint)
  }

  private func checkAssignment(_ target: TypedExpression) {
    switch target.kind {
    case .tuple(let elements): for element in elements { checkAssignment(element) }
    case .member, .tupleElement:
      changed.insert(target.range)
      report(FlowMessages.immutableProperty, target, isAssigned: true)
    case .subscript, .keyPathApplication:
      report(FlowMessages.immutableSubscript, target, isAssigned: true)
    case .call: report(FlowMessages.notAssignable, target)
    case .optionalEvaluation(let inner), .optionalBinding(let inner), .forcedUnwrap(let inner, _),
      .conversion(_, let inner), .attempt(_, let inner), .await(let inner):
      checkAssignment(inner)
    default: report(FlowMessages.immutableValue, target, isAssigned: true)
    }
  }

  /// A `lazy` property, and one with a `mutating` getter, is read from what can be changed.
  private func checkGetter(
    of base: TypedExpression,
    _ symbol: ValueSymbol,
    _ expression: TypedExpression
  ) {
    guard symbol.hasMutatingGetter, !symbol.isStatic, !isReference(base.type),
      !changed.contains(expression.range)
    else { return }
    report(FlowMessages.mutatingGetter, base)
  }

  private func checkCall(_ callee: TypedExpression, _ arguments: [TypedArgument]) {
    if case .member(let base, let reference) = callee.unconverted.kind, reference.symbol.isMutating,
      reference.symbol.kind == .function, !isReference(base.type)
    {
      report(FlowMessages.mutatingImmutable, base)
    }
    checkOverlap(callee, arguments)
    guard case .function(let function) = callee.type else { return }
    for (parameter, argument) in zip(function.parameters, arguments) where parameter.isInOut {
      guard case .value(let place) = argument else { continue }
      if case .inOut = place.kind { continue }
      report(FlowMessages.mutatingOperator, place)
    }
  }

  /// A variable that a mutating method changes is not passed `inout` to it.
  private func checkOverlap(_ callee: TypedExpression, _ arguments: [TypedArgument]) {
    guard case .member(let base, let reference) = callee.unconverted.kind,
      reference.symbol.isMutating, !isReference(base.type), let changed = base.rootVariable
    else { return }
    for value in arguments.flatMap(\.values) {
      guard case .inOut(let place) = value.kind, place.rootVariable === changed else { continue }
      checker.report(FlowMessages.overlappingAccess(changed.name), at: base.range)
    }
  }

  // MARK: Places

  /// Why a place cannot be changed; `nil` if it can.
  private func obstacle(_ place: TypedExpression, isAssigned: Bool = false) -> Obstacle? {
    switch place.kind {
    case .reference(let reference): return obstacle(reference.symbol, isAssigned: isAssigned)
    case .selfReference:
      guard let receiver else { return nil }
      return receiver.isMutable && !receiver.symbol.kind.isReference
        ? nil : Obstacle(FlowMessages.selfImmutable, hint: markMutating)
    case .member(let base, let reference): return obstacle(reference.symbol, of: base)
    case .tupleElement(let base, _): return obstacle(base)
    case .subscript(let base, let reference, _):
      if !reference.symbol.isSettable { return Obstacle(FlowMessages.subscriptGetOnly) }
      return reference.symbol.isNonmutating ? nil : obstacle(ofBase: base)
    case .keyPathApplication(let base, let path): return obstacle(through: path, of: base)
    case .forcedUnwrap(let inner, _), .optionalBinding(let inner), .optionalEvaluation(let inner),
      .attempt(_, let inner), .await(let inner), .inOut(let inner):
      return obstacle(inner)
    case .call(let callee, _): return Obstacle(FlowMessages.resultImmutable(callee.calledName))
    case .integer, .float, .boolean, .string, .nil: return Obstacle(FlowMessages.literalImmutable)
    default: return nil
    }
  }

  private func obstacle(_ symbol: ValueSymbol, isAssigned: Bool) -> Obstacle? {
    if captured.contains(ObjectIdentifier(symbol)), symbol.isConstant {
      return Obstacle(FlowMessages.captureImmutable(symbol.name))
    }
    switch symbol.kind {
    case .parameter:
      return symbol.isSettable
        ? nil : Obstacle(FlowMessages.constant(symbol.name), hint: Hints.copyParameter)
    case .variable where symbol.isConstant:
      if symbol.isDeferred, isAssigned { return nil }
      return bound.contains(ObjectIdentifier(symbol))
        ? Obstacle(FlowMessages.immutableName(symbol.name)) : constant(symbol)
    case .variable: return symbol.isSettable ? nil : Obstacle(FlowMessages.getOnly(symbol.name))
    case .function: return Obstacle(FlowMessages.isFunction(symbol.name))
    case .initializer, .subscript, .enumCase: return nil
    }
  }

  private func obstacle(_ symbol: ValueSymbol, of base: TypedExpression) -> Obstacle? {
    guard symbol.kind == .variable else {
      return symbol.kind == .function ? Obstacle(FlowMessages.isMethod(symbol.name)) : nil
    }
    if symbol.isConstant {
      let isSet = symbol.isDeferred && symbol.owner === initialized && base.isSelf
      return isSet ? nil : constant(symbol)
    }
    guard symbol.isSettable else { return Obstacle(FlowMessages.getOnly(symbol.name)) }
    if symbol.setterAccess == .private, !isWithin(symbol.owner) {
      return Obstacle(FlowMessages.setterInaccessible(symbol.name))
    }
    // A wrapper may keep its value elsewhere.
    return symbol.isNonmutating || symbol.hasCustomAttribute ? nil : obstacle(ofBase: base)
  }

  private func constant(_ symbol: ValueSymbol) -> Obstacle {
    let isOwn = symbol.module.map { $0 === checker.module } ?? true
    return Obstacle(
      FlowMessages.constant(symbol.name),
      hint: isOwn ? Hints.declareVariable : nil
    )
  }

  /// What makes `self` mutable, where that is possible.
  private var markMutating: String? {
    guard let body, body.symbol.kind == .function, let owner = body.symbol.owner,
      !owner.kind.isReference
    else { return nil }
    return Hints.markMutating(body.symbol.name)
  }

  private func isWithin(_ owner: TypeSymbol?) -> Bool {
    guard let owner else { return true }
    guard let body else { return false }
    // What nobody wrote may do what its declaration needs.
    return checker.declared.place(of: body.symbol) == nil || body.isWithin(owner)
  }

  private func isReference(_ type: Type) -> Bool { type.isClass || signature.requiresClass(type) }

  /// A reference is changed in place, a value as part of what holds it.
  private func obstacle(ofBase base: TypedExpression) -> Obstacle? {
    if isReference(base.type) || isReference(base.unconverted.type) { return nil }
    switch base.kind {
    case .metatype, .dynamicType, .super: return nil
    case .conversion(_, let inner): return obstacle(ofBase: inner)
    default: break
    }
    if case .metatype = base.type { return nil }
    return obstacle(base)
  }

  private func obstacle(through path: TypedExpression, of base: TypedExpression) -> Obstacle? {
    switch path.type.symbol?.name {
    case "ReferenceWritableKeyPath"?: nil
    case "WritableKeyPath"?: obstacle(ofBase: base)
    case "KeyPath"?, "PartialKeyPath"?, "AnyKeyPath"?: Obstacle(FlowMessages.keyPathReadOnly)
    default: nil
    }
  }
}

extension TypedExpression {
  /// Whether it is `self`.
  var isSelf: Bool {
    switch unconverted.kind {
    case .selfReference: true
    case .inOut(let inner): inner.isSelf
    default: false
    }
  }

  /// The variable that holds the place.
  fileprivate var rootVariable: ValueSymbol? {
    switch kind {
    case .reference(let reference): reference.symbol
    case .inOut(let inner), .tupleElement(let inner, _), .subscript(let inner, _, _),
      .conversion(_, let inner):
      inner.rootVariable
    case .member(let inner, let reference):
      reference.symbol.isStored && !inner.type.isClass ? inner.rootVariable : nil
    default: nil
    }
  }

  /// The function of a call, as messages name it.
  fileprivate var calledName: String {
    switch unconverted.kind {
    case .reference(let reference): "'\(reference.symbol.name)'"
    case .member(_, let reference) where reference.symbol.kind == .function:
      "'\(reference.symbol.name)'"
    default: "function call"
    }
  }
}
