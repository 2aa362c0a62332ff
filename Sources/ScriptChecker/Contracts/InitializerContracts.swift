import ScriptSource
import ScriptTypes

/// Which initializers a class must have, and where they are declared.
struct InitializerContracts {
  let checker: ModuleChecker

  func check(_ type: TypeSymbol, _ declaration: Declaration) {
    for initializer in type.members(named: "init") {
      guard initializer.isInExtension, !initializer.isConvenience, !initializer.isDerived,
        let place = checker.declared.place(of: initializer)
      else { continue }
      checker.report(ContractMessages.designatedInExtension(type.name), at: place)
    }
    checkRequired(type, declaration)
  }

  /// A class that has initializers of its own needs those that its superclass requires.
  private func checkRequired(_ type: TypeSymbol, _ declaration: Declaration) {
    var known = type.members(named: "init")
    guard known.contains(where: { !$0.isConvenience && !$0.isInExtension }) else { return }
    // The compiler complains behind the last member.
    let end = TextRange(start: declaration.range.end - 1, end: declaration.range.end)
    var next = type.superclass?.symbol
    while let superclass = next {
      let inherited = superclass.members(named: "init")
      for required in inherited
      where required.isRequired && !known.contains(where: { $0.fullName == required.fullName }) {
        checker.report(
          ContractMessages.missingRequired(required.fullName, superclass.name),
          at: end
        )
      }
      known += inherited
      next = superclass.superclass?.symbol
    }
  }
}
