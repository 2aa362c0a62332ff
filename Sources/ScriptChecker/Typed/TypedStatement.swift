package import ScriptSource
package import ScriptTypes

/// A statement whose expressions have types.
package final class TypedStatement {
  package indirect enum Kind {
    case expression(TypedExpression)
    case variable(TypedPattern, TypedExpression?)
    /// A local function, type or other declaration that is checked by itself.
    case declaration(Declaration)
    case `if`(TypedIf)
    case `guard`([TypedCondition], TypedBlock)
    case `while`([TypedCondition], TypedBlock)
    case repeatWhile(TypedBlock, TypedExpression)
    case `for`(TypedFor)
    case `switch`(TypedSwitch)
    case `do`(TypedDo)
    case `defer`(TypedBlock)
    case `return`(TypedExpression?)
    case `throw`(TypedExpression)
    case `break`(String?)
    case `continue`(String?)
    case `fallthrough`
  }

  package let kind: Kind
  package let label: String?
  package let range: TextRange

  package init(_ kind: Kind, label: String? = nil, _ range: TextRange) {
    self.kind = kind
    self.label = label
    self.range = range
  }
}

package struct TypedBlock {
  package let statements: [TypedStatement]
  package let range: TextRange
  /// Whether the last statement is the value of a branch of `if` or `switch`.
  let givesValue: Bool

  package init(_ statements: [TypedStatement], _ range: TextRange) {
    self.init(statements, range, givesValue: false)
  }

  init(_ statements: [TypedStatement], _ range: TextRange, givesValue: Bool) {
    self.statements = statements
    self.range = range
    self.givesValue = givesValue
  }
}

package enum TypedCondition {
  case expression(TypedExpression)
  case optionalBinding(TypedPattern, TypedExpression)
  case pattern(TypedPattern, TypedExpression)
  case availability(Bool)
}

package final class TypedIf {
  package enum Alternative {
    case block(TypedBlock)
    case another(TypedIf)
  }

  package let conditions: [TypedCondition]
  package let then: TypedBlock
  package let otherwise: Alternative?

  package init(conditions: [TypedCondition], then: TypedBlock, otherwise: Alternative?) {
    self.conditions = conditions
    self.then = then
    self.otherwise = otherwise
  }
}

package final class TypedFor {
  package let pattern: TypedPattern
  package let sequence: TypedExpression
  package let isAwaiting: Bool
  package let condition: TypedExpression?
  package let body: TypedBlock

  package init(
    pattern: TypedPattern,
    sequence: TypedExpression,
    isAwaiting: Bool,
    condition: TypedExpression?,
    body: TypedBlock
  ) {
    self.pattern = pattern
    self.sequence = sequence
    self.isAwaiting = isAwaiting
    self.condition = condition
    self.body = body
  }
}

package final class TypedSwitch {
  package struct Case {
    package let items: [(pattern: TypedPattern, condition: TypedExpression?)]
    package let body: TypedBlock
  }

  package let subject: TypedExpression
  package let cases: [Case]

  package init(subject: TypedExpression, cases: [Case]) {
    self.subject = subject
    self.cases = cases
  }
}

package final class TypedDo {
  package struct Catch {
    package let items: [(pattern: TypedPattern, condition: TypedExpression?)]
    /// The variable `error` of a clause without patterns.
    package let error: ValueSymbol?
    package let body: TypedBlock
  }

  package let body: TypedBlock
  package let catches: [Catch]

  package init(body: TypedBlock, catches: [Catch]) {
    self.body = body
    self.catches = catches
  }
}

/// A pattern with the type of what it is compared with.
package final class TypedPattern {
  package indirect enum Kind {
    case any
    case binding(ValueSymbol)
    case tuple([TypedPattern])
    case enumCase(SymbolReference, [TypedPattern])
    case optional(TypedPattern)
    case check(Type)
    case cast(TypedPattern, Type)
    /// The call of `~=`, which reads what is compared from `subject`.
    case expression(TypedExpression, subject: ValueSymbol)
    case error
  }

  package let kind: Kind
  package let type: Type
  package let range: TextRange

  package init(_ kind: Kind, _ type: Type, _ range: TextRange) {
    self.kind = kind
    self.type = type
    self.range = range
  }
}
