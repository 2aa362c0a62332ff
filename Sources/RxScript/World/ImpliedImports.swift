import ScriptChecker
import ScriptSource

/// The modules of a program that imports none, such as a listing that was pasted or an entry at the prompt.
///
/// One that means something without any is left alone; another one sees all of them.
enum ImpliedImports {
  typealias Checked = (checker: ProgramChecker, program: ProgramChecker.Program)

  static let names = ["Foundation"] + RxLibrary.sources.map(\.name)

  /// Checks a text.
  ///
  /// - Parameters:
  ///   - make: Gives a checker that has checked nothing of it.
  ///   - takeBack: Undoes what a checker has declared.
  static func check(
    _ tree: TreeReader.Result,
    with make: () -> ProgramChecker,
    takeBack: (ProgramChecker) -> Void
  ) -> Checked {
    let checker = make()
    let program = checker.check(tree.statements)
    guard tree.statements.imports.isEmpty, program.messages.contains(where: { !$0.isWarning })
    else { return (checker, program) }
    takeBack(checker)
    let other = make()
    other.add(imports: names)
    return (other, other.check(tree.statements))
  }
}
