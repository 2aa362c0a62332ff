import ScriptSource
import ScriptTypes

/// A class that has initializers of its own needs those that its superclass requires.
struct RequiredInitializers {
  let checker: ModuleChecker

  func check(_ type: TypeSymbol, _ declaration: Declaration) {
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
