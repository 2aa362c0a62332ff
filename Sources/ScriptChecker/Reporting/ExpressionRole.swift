import ScriptSource

/// What a part of an expression is to the expression around it.
enum ExpressionRole {
  /// It stands by itself.
  case whole
  case assignmentSource
  case element
  case ternaryCondition
  /// One of the two values of `? :`.
  case branch(Expression, Expression)
  /// The operand of `!`.
  case negated
  case cast
  /// The operand on one side of an operator.
  case operand(Identifier, Expression, Expression)
  case argument

  /// The role of the part with a range.
  init(of range: TextRange, in expression: Expression, _ folding: Folding) {
    self = Self.find(range, in: expression, folding) ?? .whole
  }

  typealias Operation = (name: Identifier, left: Expression, right: Expression)

  /// The operator and the operands where an operator stands between two of them.
  static func operation(
    at range: TextRange,
    in expression: Expression,
    _ folding: Folding
  ) -> Operation? {
    operation(in: expression, folding) { $0.name.range == range }
  }

  /// The operator whose right operand begins with the `.name` at a range.
  static func operation(
    besideMember range: TextRange,
    in expression: Expression,
    _ folding: Folding
  ) -> Operation? {
    operation(in: expression, folding) { _, _, right in
      right.beginsWithMember && right.range.start <= range.start && range.end <= right.range.end
    }
  }

  /// The first operator with two operands that meets a condition.
  private static func operation(
    in expression: Expression,
    _ folding: Folding,
    where isWanted: (Operation) -> Bool
  ) -> Operation? {
    let expression = expression.nested(folding)
    if case .sequence(let elements) = expression.kind, elements.count == 3,
      case .operand(let left) = elements[0], case .infix(let name) = elements[1],
      case .operand(let right) = elements[2], isWanted((name, left, right))
    {
      return (name, left, right)
    }
    for part in expression.parts {
      if let found = operation(in: part, folding, where: isWanted) { return found }
    }
    return nil
  }

  private static func find(
    _ range: TextRange,
    in expression: Expression,
    _ folding: Folding
  ) -> ExpressionRole? {
    let expression = expression.nested(folding)
    if expression.range == range { return nil }
    switch expression.kind {
    case .array(let elements) where elements.contains(where: { $0.range == range }):
      return .element
    case .dictionary(let elements)
    where elements.contains(where: { $0.key.range == range || $0.value.range == range }):
      return .element
    case .prefix(let name, let operand) where name.text == "!" && operand.range == range:
      return .negated
    case .sequence(let elements):
      if let role = role(of: range, in: elements) { return role }
    case .call(_, let arguments)
    where arguments.listed.contains(where: { $0.value.range == range }):
      return .argument
    default: break
    }
    for part in expression.parts {
      if let role = find(range, in: part, folding) { return role }
    }
    return nil
  }

  private static func role(
    of range: TextRange,
    in elements: [Expression.SequenceElement]
  ) -> ExpressionRole? {
    for (position, element) in elements.enumerated() {
      switch element {
      case .assignment:
        if case .operand(let value) = elements[position + 1], value.range == range {
          return .assignmentSource
        }
      case .cast(.coercion, _, _):
        if case .operand(let value) = elements[position - 1], value.range == range { return .cast }
      case .ternary(let first, _):
        guard position == 1, case .operand(let condition) = elements[0] else { continue }
        if condition.range == range { return .ternaryCondition }
        if elements.count == 3, case .operand(let second) = elements[2],
          range == first.range || range == second.range
        {
          return .branch(first, second)
        }
      case .infix(let name) where elements.count == 3:
        if case .operand(let left) = elements[0], case .operand(let right) = elements[2],
          left.range == range || right.range == range
        {
          return .operand(name, left, right)
        }
      default: break
      }
    }
    return nil
  }
}

extension Expression {
  /// Whether it is `.name`, or what follows from that.
  var beginsWithMember: Bool {
    switch kind {
    case .member(nil, _): true
    case .member(let base?, _), .call(let base, _): base.beginsWithMember
    default: false
    }
  }
}
