import ScriptSource
import ScriptTypes

/// Checks the code inside declarations and closures, of which expressions and statements are made in turn.
protocol CodeChecking {
  func expressions(of checker: ModuleChecker, _ scope: Scope) -> any ExpressionChecking
  func statements(of checker: ModuleChecker, _ scope: Scope) -> any StatementChecking
}

/// Checks the expressions of one scope.
protocol ExpressionChecking {
  /// Checks an expression that may have any type.
  func check(_ expression: Expression) -> TypedExpression

  /// Checks an expression whose value is wanted as a type.
  func check(_ expression: Expression, as type: Type, for purpose: Purpose) -> TypedExpression

  /// Checks an initial value against a type whose generic arguments may be left out.
  func check(
    _ expression: Expression,
    written: WrittenType,
    for purpose: Purpose
  ) -> TypedExpression

  /// Checks an expression of whose type more is known.
  func check(
    _ expression: Expression,
    _ constrain: (ConstraintSystem, Node) -> Void
  ) -> TypedExpression

  /// The type that constraints alone determine.
  func type(at range: TextRange, _ constrain: (ConstraintSystem, Node) -> Void) -> Type
}

/// Checks the statements of one scope.
protocol StatementChecking {
  /// Checks statements in order.
  func check(_ statements: [Statement]) -> [TypedStatement]

  /// Checks a body, whose only expression is its result.
  ///
  /// - Parameters:
  ///   - result: What it must give; `nil` if any type will do.
  ///   - builder: The result builder that joins its statements.
  func check(_ statements: [Statement], result: Type?, builder: Type?) -> [TypedStatement]

  func conditions(_ list: [Condition], in inner: Scope) -> [TypedCondition]

  func items(
    _ items: [SwitchStatement.Item],
    against type: Type,
    in inner: Scope
  ) -> [(pattern: TypedPattern, condition: TypedExpression?)]
}

/// What a value is wanted for, as messages say it.
enum Purpose {
  case initialization
  case defaultArgument
  case assignment
  case result
  case condition
  case argument
  case thrown
  /// The only expression of a body, which may also never return.
  case onlyExpression
}
