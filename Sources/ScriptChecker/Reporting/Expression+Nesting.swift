import ScriptSource

extension Expression {
  /// A sequence of several operators as operations of two operands within each other; else the expression itself.
  func nested(_ folding: Folding) -> Expression {
    guard case .sequence(let elements) = kind, elements.count > 3 else { return self }
    return folding.fold(elements).expression ?? self
  }

  /// The parts of the nested expression.
  func nestedParts(_ folding: Folding) -> [Expression] { nested(folding).parts }
}

extension Folding.Folded {
  /// `nil` for what stands only in types.
  fileprivate var expression: Expression? {
    switch self {
    case .operand(let expression): return expression
    case .binary(let name, let left, let right): return join(left, .infix(name), right)
    case .assignment(let left, let right, let range): return join(left, .assignment(range), right)
    case .ternary(let test, let first, let second):
      return join(test, .ternary(first, first.range), second)
    case .check(let value, let type): return join(value, .check(type, type.range), type.range)
    case .cast(let value, let cast, let type):
      return join(value, .cast(cast, type, type.range), type.range)
    case .attempt(let attempt, let inner, let range):
      return inner.expression.map {
        Expression(.attempt(attempt, $0), range.through($0.range))
      }
    case .await(let inner, let range):
      return inner.expression.map { Expression(.await($0), range.through($0.range)) }
    case .arrow: return nil
    }
  }

  private func join(
    _ left: Self,
    _ element: Expression.SequenceElement,
    _ right: Self
  ) -> Expression? {
    guard let left = left.expression, let right = right.expression else { return nil }
    return Expression(
      .sequence([.operand(left), element, .operand(right)]),
      left.range.through(right.range)
    )
  }

  private func join(
    _ left: Self,
    _ element: Expression.SequenceElement,
    _ end: TextRange
  ) -> Expression? {
    left.expression.map {
      Expression(.sequence([.operand($0), element]), $0.range.through(end))
    }
  }
}
