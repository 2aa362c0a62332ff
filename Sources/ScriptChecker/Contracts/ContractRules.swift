import ScriptSource
import ScriptTypes

/// Rules about declarations and what they promise: conformances, overrides, initializers, access.
struct ContractRules {
  let checker: ModuleChecker

  func check() {
    for alias in checker.declared.aliases {
      _ = alias.type
      if alias.isCircular, let range = checker.declared.place(of: alias) {
        checker.report("type alias '\(alias.name)' references itself", at: range)
      }
    }
    for (symbol, node, _) in checker.declared.types {
      // Resolves the inheritance clause.
      _ = symbol.superclass
      RedeclarationRules(checker: checker).check(symbol.allMembers)
      if symbol.kind == .class { OverrideRules(checker: checker).check(symbol) }
      StorageRules(checker: checker).check(symbol, node)
    }
    RedeclarationRules(checker: checker).check(checker.declared.globals)
    for (conformance, range) in checker.declared.conformances {
      ConformanceRules(checker: checker).check(conformance, at: range)
    }
  }
}
