package import ScriptSource

/// Declares a library's modules from their texts.
package enum LibraryModule {
  /// Adds declarations without bodies to a module.
  package static func declare(_ statements: [Statement], in checker: ModuleChecker) {
    let collector = DeclarationCollector(module: checker, scope: Scope(.module, in: nil))
    for statement in statements {
      if case .declaration(let declaration) = statement.kind { collector.declare(declaration) }
    }
  }
}
