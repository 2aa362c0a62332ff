import ScriptSource
import ScriptTypes

/// A value of one type where another one is wanted.
extension FailureReport {
  func mismatch(_ from: Type, _ to: Type, _ node: Node, in expression: Expression) {
    let role = ExpressionRole(of: node.range, in: expression, folding)
    let (from, to) = whole(role, expression) ?? (from, to)
    if case .literal(.nil) = node.kind {
      checker.report(nilText(to, role), at: node.range)
      return
    }
    if case .operand(let name, let left, let right) = role,
      reportOperator(name, left, right, in: expression)
    {
      return
    }
    if reportReceiver(from, to, node) { return }
    if reportBranches(role, expression) { return }
    if checker.library.wrapped(from) == to {
      checker.report(
        "value of optional type '\(from)' must be unwrapped to a value of type '\(to)'",
        at: node.range,
        hint: "give a default with `?? …`, or unwrap it with `if let`"
      )
      return
    }
    if from != to, case .argument = role, reportCall(of: node, in: expression) { return }
    checker.report(text(from, to, role, node), at: node.range)
  }

  /// Values of different types where nothing says which one is wanted.
  private func reportBranches(_ role: ExpressionRole, _ expression: Expression) -> Bool {
    guard wanted == nil else { return false }
    switch (role, expression.kind) {
    case (.branch(let first, let second), .sequence):
      guard let one = type(of: first), let other = type(of: second) else { return false }
      checker.report(
        "result values in '? :' expression have mismatching types '\(one)' and '\(other)'",
        at: expression.range
      )
    case (_, .conditional(let node)):
      guard case .block(let block)? = node.otherwise,
        let one = node.then.statements.impliedResult.flatMap(type),
        let other = block.statements.impliedResult.flatMap(type)
      else { return false }
      checker.report(
        "branches have mismatching types '\(one)' and '\(other)'",
        at: expression.range
      )
    case (.element, .array): reportMixed(checker.library.array(.any), expression)
    case (.element, .dictionary(let elements)):
      guard let key = elements.first.flatMap({ type(of: $0.key) }) else { return false }
      reportMixed(checker.library.type("Dictionary", key, .any), expression)
    default: return false
    }
    return true
  }

  private func reportMixed(_ type: Type, _ expression: Expression) {
    checker.report(
      "heterogeneous collection literal could only be inferred to '\(type)'; add explicit type annotation if this is intentional",
      at: expression.range
    )
  }

  /// The type that the value has by itself, and the one that is wanted, rather than parts of both.
  private func whole(_ role: ExpressionRole, _ expression: Expression) -> (Type, Type)? {
    switch (role, expression.kind) {
    case (.whole, _):
      guard let wanted, let given = type(of: expression) else { return nil }
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
    case (.initialization?, .whole): "'nil' cannot initialize specified type '\(to)'"
    case (_, .assignmentSource): "'nil' cannot be assigned to type '\(to)'"
    case (.result?, .whole), (.onlyExpression?, .whole):
      "'nil' is incompatible with return type '\(to)'"
    default: "'nil' is not compatible with expected argument type '\(to)'"
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
      return "passing value of type '\(from)' to an inout parameter requires explicit '&'"
    case .assignmentSource: return "cannot assign value of type '\(from)' to type '\(to)'"
    case .element: return "cannot convert value of type '\(from)' to expected element type '\(to)'"
    case .cast:
      return from.isClass && to.isClass
        ? "'\(from)' is not convertible to '\(to)'"
        : "cannot convert value of type '\(from)' to type '\(to)' in coercion"
    case .argument, .ternaryCondition, .negated, .operand:
      return "cannot convert value of type '\(from)' to expected argument type '\(to)'"
    case .whole, .branch: break
    }
    switch purpose {
    case .initialization?:
      return "cannot convert value of type '\(from)' to specified type '\(to)'"
    case .defaultArgument?:
      return "default argument value of type '\(from)' cannot be converted to type '\(to)'"
    case .result?, .onlyExpression?:
      return "cannot convert return expression of type '\(from)' to return type '\(to)'"
    case .assignment?: return "cannot assign value of type '\(from)' to type '\(to)'"
    case .condition?:
      return "cannot convert value of type '\(from)' to expected condition type '\(to)'"
    case .thrown?:
      if case .existential = to {
        return "thrown expression type '\(from)' does not conform to 'Error'"
      }
      return "thrown expression type '\(from)' cannot be converted to error type '\(to)'"
    case .argument?, nil:
      return "cannot convert value of type '\(from)' to expected argument type '\(to)'"
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
      given.parameters.map(\.type) == wanted.parameters.map(\.type)
    {
      return
        "cannot convert value of type '\(given.result)' to closure result type '\(wanted.result)'"
    }
    if case .array(let elements) = node.kind, elements.isEmpty, to.symbol?.sugar == .dictionary {
      return "use [:] to get an empty dictionary literal"
    }
    if case .tuple(let given) = from, case .tuple(let wanted) = to,
      given.elements.count != wanted.elements.count
    {
      return "'\(from)' is not convertible to '\(to)', tuples have a different number of elements"
    }
    if case .whole = role, case .initialization? = purpose {
      switch node.kind {
      case .implicitMember, .implicitChain:
        guard let name = node.implicitName else { return nil }
        return
          "member '\(name)' in '\(to)' produces result of type '\(from)', but context expects '\(to)'"
      default: break
      }
      if let given = upcast(from, to), given.symbol === to.symbol, !to.arguments.isEmpty {
        return "cannot assign value of type '\(given)' to type '\(to)'"
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
      return "use of '=' in a boolean context, did you mean '=='?"
    }
    if case .literal(.integer(let text)) = node.kind, text == "1" || text == "0" {
      return
        "integer literal value '\(text)' cannot be used as a boolean; did you mean '\(text == "1")'?"
    }
    guard from == checker.library.int else { return nil }
    switch role {
    case .negated: return "type '\(from)' cannot be used as a boolean; test for '== 0' instead"
    case .ternaryCondition: isCondition = true
    default: break
    }
    return isCondition
      ? "type '\(from)' cannot be used as a boolean; test for '!= 0' instead" : nil
  }

  /// A value of a type that does not conform to the protocol whose box is wanted.
  private func conformanceText(_ from: Type, _ to: Type, _ role: ExpressionRole) -> String? {
    guard case .existential(let existential) = to, existential.protocols.count == 1,
      existential.superclass == nil, existential.protocols[0].arguments.isEmpty
    else { return nil }
    let name = existential.protocols[0].symbol.name
    switch (role, purpose) {
    case (.argument, _):
      return "argument type '\(from)' does not conform to expected type '\(name)'"
    case (.whole, .initialization?):
      return "value of type '\(from)' does not conform to specified type '\(name)'"
    case (.whole, .result?), (.whole, .onlyExpression?):
      return "return expression of type '\(from)' does not conform to '\(name)'"
    default: return nil
    }
  }

  /// A function that throws or waits where one is wanted that doesn't.
  private func effectText(_ given: FunctionType, _ wanted: FunctionType) -> String? {
    let from = Type.function(given)
    let to = Type.function(wanted)
    if given.thrown != nil, wanted.thrown == nil {
      return
        "invalid conversion from throwing function of type '\(from)' to non-throwing function type '\(to)'"
    }
    if given.isAsync, !wanted.isAsync {
      return
        "invalid conversion from 'async' function of type '\(from)' to synchronous function type '\(to)'"
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
    let expressions = ExpressionChecker(checker, scope)
    let types = checker.silently { [left, right].map { expressions.check($0).type } }
    guard types.allSatisfy({ !$0.hasError }) else { return false }
    if name.text == "~=" {
      checker.report(
        "expression pattern of type '\(types[0])' cannot match values of type '\(types[1])'",
        at: left.range
      )
      return true
    }
    if name.text == "..." || name.text == "..<" {
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
      checker.report(
        "cannot convert value of type 'Any' to expected argument type '\(other)'",
        at: value.range
      )
      return true
    }
    for (type, value) in zip(types, [left, right]) {
      guard let wrapped = checker.library.wrapped(type), name.text != "==", name.text != "!=",
        name.text != "??"
      else { continue }
      checker.report(
        "value of optional type '\(type)' must be unwrapped to a value of type '\(wrapped)'",
        at: value.range,
        hint: "give a default with `?? …`, or unwrap it with `if let`"
      )
      return true
    }
    checker.report(
      types[0] == types[1]
        ? "binary operator '\(name.text)' cannot be applied to two '\(types[0])' operands"
        : "binary operator '\(name.text)' cannot be applied to operands of type '\(types[0])' and '\(types[1])'",
      at: name.range
    )
    return true
  }
}
