/// A statement.
package final class Statement: Sendable {
  package indirect enum Kind: Sendable {
    case expression(Expression)
    case declaration(Declaration)
    case `if`(IfStatement)
    case `guard`([Condition], Block)
    case `while`([Condition], Block)
    case repeatWhile(Block, Expression)
    case `for`(ForStatement)
    case `switch`(SwitchStatement)
    case `do`(DoStatement)
    case `defer`(Block)
    case `return`(Expression?)
    case `throw`(Expression)
    case `break`(Identifier?)
    case `continue`(Identifier?)
    case `fallthrough`
    /// Of a coroutine accessor.
    case yield([Expression])
    case unreadable
  }

  package let kind: Kind
  package let label: Identifier?
  package let range: TextRange

  package init(_ kind: Kind, label: Identifier? = nil, _ range: TextRange) {
    self.kind = kind
    self.label = label
    self.range = range
  }
}

/// Statements in braces.
package struct Block: Sendable {
  package let statements: [Statement]
  package let range: TextRange

  package init(_ statements: [Statement], _ range: TextRange) {
    self.statements = statements
    self.range = range
  }
}

/// One condition of an `if`, `guard` or `while`.
package enum Condition: Sendable {
  case expression(Expression)
  /// `let x = value`, `let x`; `var x` if `isVariable`.
  case optionalBinding(isVariable: Bool, Pattern, Expression?)
  /// `case pattern = value`.
  case pattern(Pattern, Expression)
  /// `#available(…)`, which holds here, or `#unavailable(…)`, which does not.
  case availability(Bool)
}

/// An `if`, as statement or as expression.
package final class IfStatement: Sendable {
  package enum Alternative: Sendable {
    case block(Block)
    case another(IfStatement, TextRange)
  }

  package let conditions: [Condition]
  package let then: Block
  package let otherwise: Alternative?

  package init(conditions: [Condition], then: Block, otherwise: Alternative?) {
    self.conditions = conditions
    self.then = then
    self.otherwise = otherwise
  }
}

package final class ForStatement: Sendable {
  package let pattern: Pattern
  package let sequence: Expression
  package let isAwaiting: Bool
  package let isTrying: Bool
  package let condition: Expression?
  package let body: Block

  package init(
    pattern: Pattern,
    sequence: Expression,
    isAwaiting: Bool,
    isTrying: Bool,
    condition: Expression?,
    body: Block
  ) {
    self.pattern = pattern
    self.sequence = sequence
    self.isAwaiting = isAwaiting
    self.isTrying = isTrying
    self.condition = condition
    self.body = body
  }
}

/// A `switch`, as statement or as expression.
package final class SwitchStatement: Sendable {
  package struct Item: Sendable {
    package let pattern: Pattern
    package let condition: Expression?

    package init(pattern: Pattern, condition: Expression?) {
      self.pattern = pattern
      self.condition = condition
    }
  }

  package struct Case: Sendable {
    /// Empty for `default`.
    package let items: [Item]
    package let body: Block
    package let isUnknown: Bool

    package init(items: [Item], body: Block, isUnknown: Bool) {
      self.items = items
      self.body = body
      self.isUnknown = isUnknown
    }
  }

  package let subject: Expression
  package let cases: [Case]
  /// From `switch` through the subject.
  package let head: TextRange

  package init(subject: Expression, cases: [Case], head: TextRange) {
    self.subject = subject
    self.cases = cases
    self.head = head
  }
}

package final class DoStatement: Sendable {
  package struct Catch: Sendable {
    /// Empty for a bare `catch`.
    package let items: [SwitchStatement.Item]
    package let body: Block

    package init(items: [SwitchStatement.Item], body: Block) {
      self.items = items
      self.body = body
    }
  }

  package let body: Block
  /// The type of `do throws(E)`.
  package let throwing: WrittenType?
  package let catches: [Catch]

  package init(body: Block, throwing: WrittenType?, catches: [Catch]) {
    self.body = body
    self.throwing = throwing
    self.catches = catches
  }
}
