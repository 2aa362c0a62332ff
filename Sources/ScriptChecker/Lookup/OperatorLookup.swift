import ScriptSource
import ScriptTypes

extension ModuleChecker {
  /// The precedence group of this name in view.
  func precedenceGroup(_ name: String) -> PrecedenceGroup? {
    visibleModules.lazy.compactMap { $0.precedenceGroups[name] }.first
  }

  func operatorSymbol(_ name: String, _ fixity: OperatorFixity) -> OperatorSymbol? {
    visibleModules.lazy.compactMap { $0.operator(name, fixity) }.first
  }
}
