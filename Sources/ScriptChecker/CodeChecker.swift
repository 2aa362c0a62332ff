/// Checks code with the parts of this module that do it.
struct CodeChecker: CodeChecking {
  func expressions(of checker: ModuleChecker, _ scope: Scope) -> any ExpressionChecking {
    ExpressionChecker(checker, scope)
  }

  func statements(of checker: ModuleChecker, _ scope: Scope) -> any StatementChecking {
    StatementChecker(checker, scope)
  }
}
