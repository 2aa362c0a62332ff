import ScriptSource
import ScriptTypes

/// A value of one type where another one is wanted.
extension FailureReport {
  func mismatch(_ from: Type, _ to: Type, _ node: Node, in expression: Expression) {
    let role = ExpressionRole(of: node.range, in: expression, folding)
    let (from, to) = whole(role, node, expression) ?? (from, to)
    if case .literal(.nil) = node.kind {
      checker.report(nilText(to, role), at: node.range)
      return
    }
    if case .operand(let name, let left, let right) = role {
      if reportOperator(name, left, right, in: expression) { return }
      if reportWhole(expression, node) { return }
    }
    if expression.hasClosureResult(at: node.range, folding) {
      checker.report(ConversionMessages.notClosureResult(from, to), at: node.range)
      return
    }
    if reportReceiver(from, to, node) { return }
    if case .member = node.kind, node.applied != nil, let symbol = node.candidates.last?.symbol {
      checker.report(
        CallMessages.typesDiffer(symbol.kindName, symbol.name, to, from),
        at: node.nameRange
      )
      return
    }
    if reportBranches(role, expression) { return }
    if checker.library.wrapped(from) == to {
      checker.report(
        ConversionMessages.optionalNotUnwrapped(from, to),
        at: node.range,
        hint: Hints.defaultOrUnwrap
      )
      return
    }
    if case .argument = role, isForwarded(from, to, node) {
      checker.report(ConversionMessages.functionForAutoclosure, at: node.range)
      return
    }
    if from != to, case .argument = role, reportCall(of: node, in: expression) { return }
    checker.report(text(from, to, role, node), at: node.resultRange)
  }

  /// Whether the expression is right by itself, but of another type than the one that is wanted.
  func reportWhole(_ expression: Expression, _ node: Node) -> Bool {
    guard let wanted, let given = type(of: expression), given != wanted else { return false }
    checker.report(text(given, wanted, .whole, node), at: expression.range)
    return true
  }

  /// Whether a function is given where what it returns is wanted as an autoclosure.
  private func isForwarded(_ from: Type, _ to: Type, _ node: Node) -> Bool {
    guard case .function(let given) = from, given.parameters.isEmpty,
      given.result == to || given.result.hasVariables,
      let call = node.argumentOf, case .call(let callee, let application) = call.kind,
      case .function(let function)? = callee.candidates.first?.symbol?.type,
      application.arguments.count == function.parameters.count
    else { return false }
    return zip(application.arguments, function.parameters).contains {
      $0.node === node && $1.isAutoclosure
    }
  }

  /// Values of different types where nothing says which one is wanted.
  private func reportBranches(_ role: ExpressionRole, _ expression: Expression) -> Bool {
    guard wanted == nil else { return false }
    switch (role, expression.kind) {
    case (.branch(let first, let second), .sequence):
      guard let one = type(of: first), let other = type(of: second) else { return false }
      checker.report(ConversionMessages.ternaryMismatch(one, other), at: expression.range)
    case (_, .conditional(let node)):
      guard case .block(let block)? = node.otherwise,
        let one = node.then.statements.impliedResult.flatMap(type),
        let other = block.statements.impliedResult.flatMap(type)
      else { return false }
      checker.report(ConversionMessages.branchMismatch(one, other), at: expression.range)
    case (.element, .array): reportMixed(checker.library.array(.any), expression)
    case (.element, .dictionary(let elements)):
      guard let key = elements.first.flatMap({ type(of: $0.key) }) else { return false }
      reportMixed(checker.library.type("Dictionary", key, .any), expression)
    default: return false
    }
    return true
  }

  private func reportMixed(_ type: Type, _ expression: Expression) {
    checker.report(ConversionMessages.mixedLiteral(type), at: expression.range)
  }

  /// The type that the value has by itself, and the one that is wanted, rather than parts of both.
  private func whole(_ role: ExpressionRole, _ node: Node, _ expression: Expression) -> (
    Type, Type
  )? {
    switch (role, expression.kind) {
    case (.whole, _):
      guard let wanted, node.range == expression.range, let given = type(of: expression) else {
        return nil
      }
      // What a primary associated type is wanted as says more.
      if case .existential(let box) = wanted,
        box.protocols.contains(where: { !$0.arguments.isEmpty })
      {
        return nil
      }
      return (given, wanted)
    case (.assignmentSource, .sequence(let elements)) where elements.count == 3:
      guard case .operand(let target) = elements[0], case .operand(let value) = elements[2],
        let to = type(of: target), let from = type(of: value)
      else { return nil }
      return (from, to)
    default: return nil
    }
  }

  private func nilText(_ to: Type, _ role: ExpressionRole) -> String {
    switch (purpose, role) {
    case (.initialization?, .whole): ConversionMessages.nilInitializes(to)
    case (_, .assignmentSource): ConversionMessages.nilAssigned(to)
    case (.result?, .whole), (.onlyExpression?, .whole):
      ConversionMessages.nilReturned(to)
    default: ConversionMessages.nilPassed(to)
    }
  }

  private func text(_ from: Type, _ to: Type, _ role: ExpressionRole, _ node: Node) -> String {
    if to == checker.library.bool, let text = conditionText(from, role, node) { return text }
    if case .function(let given) = from, case .function(let wanted) = to,
      let text = effectText(given, wanted)
    {
      return text
    }
    if let text = conformanceText(from, to, role) { return text }
    if let text = partText(from, to, role, node) { return text }
    switch role {
    case .argument where from == to:
      return ConversionMessages.inOutNotMarked(from)
    case .assignmentSource: return ConversionMessages.notAssigned(from, to)
    case .element: return ConversionMessages.notElement(from, to)
    case .cast:
      return from.isClass && to.isClass
        ? ConversionMessages.notConvertible(from, to)
        : ConversionMessages.notCoerced(from, to)
    case .argument, .ternaryCondition, .negated, .operand:
      return ConversionMessages.notArgument(from, to)
    case .whole, .branch: break
    }
    switch purpose {
    case .initialization?:
      return ConversionMessages.notSpecified(from, to)
    case .defaultArgument?:
      return ConversionMessages.notDefault(from, to)
    case .result?, .onlyExpression?:
      return ConversionMessages.notReturned(from, to)
    case .assignment?: return ConversionMessages.notAssigned(from, to)
    case .condition?:
      return ConversionMessages.notCondition(from, to)
    case .thrown?:
      if case .existential = to {
        return ConversionMessages.thrownNotError(from)
      }
      return ConversionMessages.notThrown(from, to)
    case .argument?, nil:
      return ConversionMessages.notArgument(from, to)
    }
  }

  /// What differs in a part of the two types.
  private func partText(
    _ from: Type,
    _ to: Type,
    _ role: ExpressionRole,
    _ node: Node
  ) -> String? {
    if case .closure = node.kind, case .function(let given) = from,
      case .function(let wanted) = to, given.result != wanted.result,
      given.parameters.count == wanted.parameters.count
    {
      return
        ConversionMessages.notClosureResult(given.result, wanted.result)
    }
    if case .array(let elements) = node.kind, elements.isEmpty, to.symbol?.sugar == .dictionary {
      return ConversionMessages.emptyDictionary
    }
    if case .array = node.kind, to.symbol?.sugar == .dictionary {
      return ConversionMessages.dictionaryOfArray(to)
    }
    if case .tuple(let given) = from, case .tuple(let wanted) = to,
      given.elements.count != wanted.elements.count
    {
      return ConversionMessages.tupleLength(from, to)
    }
    if case .whole = role, case .initialization? = purpose {
      switch node.kind {
      case .implicitMember, .implicitChain:
        guard let name = node.implicitName else { return nil }
        return
          ConversionMessages.memberOfOtherType(name, to, from)
      default: break
      }
      if let given = upcast(from, to), given.symbol === to.symbol, !to.arguments.isEmpty {
        return ConversionMessages.notAssigned(given, to)
      }
    }
    return nil
  }

  /// The type as the other's class, or itself.
  private func upcast(_ type: Type, _ other: Type) -> Type? {
    var next: Type? = type
    while case .nominal(let nominal)? = next {
      if nominal.symbol === other.symbol { return next }
      next = nominal.superclass
    }
    return nil
  }

  /// A number or an assignment where a condition is wanted.
  private func conditionText(_ from: Type, _ role: ExpressionRole, _ node: Node) -> String? {
    var isCondition = false
    if case .condition? = purpose, case .whole = role { isCondition = true }
    if case .assignment = node.kind, isCondition {
      return ConversionMessages.assignmentAsCondition
    }
    if case .literal(.integer(let text)) = node.kind, text == "1" || text == "0" {
      return
        ConversionMessages.integerAsBoolean(text, text == "1")
    }
    if isCondition, checker.library.wrapped(from) != nil {
      return ConversionMessages.optionalAsBoolean(from)
    }
    guard from == checker.library.int else { return nil }
    switch role {
    case .negated: return ConversionMessages.notNegatable(from)
    case .ternaryCondition: isCondition = true
    default: break
    }
    return isCondition
      ? ConversionMessages.notBoolean(from) : nil
  }

  /// A value of a type that does not conform to the protocol whose box is wanted.
  private func conformanceText(_ from: Type, _ to: Type, _ role: ExpressionRole) -> String? {
    guard case .existential(let existential) = to, existential.protocols.count == 1,
      existential.writtenSuperclass == nil, existential.protocols[0].arguments.isEmpty
    else { return nil }
    return conformanceText(from, existential.protocols[0].symbol.name, role)
  }

  func conformanceText(_ from: Type, _ name: String, _ role: ExpressionRole) -> String? {
    switch (role, purpose) {
    case (.argument, _):
      return ConversionMessages.argumentNotConforming(from, name)
    case (.whole, .initialization?):
      return ConversionMessages.valueNotConforming(from, name)
    case (.whole, .result?), (.whole, .onlyExpression?):
      return ConversionMessages.resultNotConforming(from, name)
    default: return nil
    }
  }

  /// A function that throws or waits where one is wanted that doesn't.
  private func effectText(_ given: FunctionType, _ wanted: FunctionType) -> String? {
    let from = Type.function(given)
    let to = Type.function(wanted)
    if given.thrown != nil, wanted.thrown == nil {
      return
        ConversionMessages.throwingToNonthrowing(from, to)
    }
    if given.isAsync, !wanted.isAsync {
      return
        ConversionMessages.asyncToSynchronous(from, to)
    }
    return nil
  }

  /// Says that an operator has no declaration for its operands, if their types are known without it.
  func reportOperator(
    _ name: Identifier,
    _ left: Expression,
    _ right: Expression,
    in expression: Expression
  ) -> Bool {
    guard let scope else { return false }
    let operation = Expression(
      .sequence([.operand(left), .infix(name), .operand(right)]),
      left.range.through(right.range)
    )
    if type(of: operation) != nil {
      // It is an operand of the one that is wrong.
      guard
        case .operand(let name, let left, let right) =
          ExpressionRole(of: operation.range, in: expression, folding)
      else { return false }
      return reportOperator(name, left, right, in: expression)
    }
    let expressions = checker.expressions(in: scope)
    var types = checker.silently { [left, right].map { expressions.check($0).type } }
    // `.name` has the type of what it stands beside.
    if right.beginsWithMember, types[1].hasError { types[1] = types[0] }
    guard types.allSatisfy({ !$0.hasError }) else { return false }
    if name.text == "~=" {
      checker.report(ConversionMessages.patternMismatch(types[0], types[1]), at: left.range)
      return true
    }
    let isRange = name.text == "..." || name.text == "..<"
    if isRange, types.allSatisfy({ checker.library.wrapped($0) == nil }) {
      guard types[0] != types[1] else { return false }
      let distinct = Self.distinct([(types[0], left.isLiteral), (types[1], right.isLiteral)])
      reportConflict("Self", distinct.map { "'\($0)'" }, at: name.range)
      return true
    }
    if case .opaque(let one) = types[0], case .opaque(let other) = types[1], types[0] != types[1] {
      let names = [one, other].map {
        "'\(Type.opaque($0))' (result type of '\($0.owner.name)')"
      }
      reportConflict("Self", names, at: name.range)
      return true
    }
    if types[0].isAny != types[1].isAny {
      let (value, other) = types[0].isAny ? (left, types[1]) : (right, types[0])
      checker.report(ConversionMessages.anyOperand(other), at: value.range)
      return true
    }
    for (type, value) in zip(types, [left, right]) {
      guard let wrapped = checker.library.wrapped(type), name.text != "==", name.text != "!=",
        name.text != "??"
      else { continue }
      checker.report(
        ConversionMessages.optionalNotUnwrapped(type, wrapped),
        at: value.range,
        hint: Hints.defaultOrUnwrap
      )
      return true
    }
    for (type, value) in zip(types, [left, right]) {
      guard case .function(let function) = type, function.parameters.isEmpty,
        types.contains(function.result)
      else { continue }
      checker.report(ConversionMessages.functionNotCalled(function.result), at: value.range)
      return true
    }
    checker.report(operatorText(name.text, types[0], types[1]), at: name.range)
    return true
  }

  /// No declaration of an operator takes these two types.
  func operatorText(_ name: String, _ left: Type, _ right: Type) -> String {
    if left == right, case .parameter = left,
      let proto = ["<", ">", "<=", ">="].contains(name)
        ? "Comparable" : ["==", "!="].contains(name) ? "Equatable" : nil
    {
      return ConversionMessages.operatorOfProtocol(name, left, proto)
    }
    return left == right
      ? ConversionMessages.binaryOperatorOfTwo(name, left)
      : ConversionMessages.binaryOperator(name, left, right)
  }
}
