import ScriptSource
import ScriptTypes

/// A value of one type where another one is wanted.
extension FailureReport {
  func mismatch(_ from: Type, _ to: Type, _ node: Node, in expression: Expression) {
    let role = ExpressionRole(of: node.range, in: expression)
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
    if checker.library.wrapped(from) == to {
      checker.report(
        "value of optional type '\(from)' must be unwrapped to a value of type '\(to)'",
        at: node.range,
        hint: "give a default with `?? …`, or unwrap it with `if let`"
      )
      return
    }
    checker.report(text(from, to, role, node), at: node.range)
  }

  /// The type that the value has by itself, and the one that is wanted, rather than parts of both.
  private func whole(_ role: ExpressionRole, _ expression: Expression) -> (Type, Type)? {
    guard let scope else { return nil }
    let expressions = ExpressionChecker(checker, scope)
    func type(_ value: Expression) -> Type? {
      let type = checker.silently { expressions.check(value).type }
      return type.hasError || type.hasVariables ? nil : type
    }
    switch (role, expression.kind) {
    case (.whole, _): return wanted.flatMap { wanted in type(expression).map { ($0, wanted) } }
    case (.assignmentSource, .sequence(let elements)) where elements.count == 3:
      guard case .operand(let target) = elements[0], case .operand(let value) = elements[2],
        let to = type(target), let from = type(value)
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
    case .whole: break
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
    guard types.allSatisfy({ !$0.hasError && !$0.isAny }) else { return false }
    if name.text == "~=" {
      checker.report(
        "expression pattern of type '\(types[0])' cannot match values of type '\(types[1])'",
        at: left.range
      )
      return true
    }
    if name.text == "..." || name.text == "..<" { return false }
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
