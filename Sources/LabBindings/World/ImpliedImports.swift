import ScriptChecker
import ScriptSource

/// The modules of a program that imports none, such as a listing that was pasted or an entry at the prompt.
///
/// One that means something without any is left alone; another one sees all of them if they explain some of its names.
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
    guard tree.statements.imports.isEmpty, !program.unexplained.isEmpty else {
      return (checker, program)
    }
    takeBack(checker)
    let other = make()
    other.add(imports: names)
    let seeing = other.check(tree.statements)
    let left = Set(seeing.unexplained.map { Mistake($0) })
    if !program.unexplained.allSatisfy({ left.contains(Mistake($0)) }) { return (other, seeing) }
    // They explain nothing.
    takeBack(other)
    let last = make()
    return (last, last.check(tree.statements))
  }
}

/// What one checking says and another may say, too.
private struct Mistake: Hashable {
  let text: String
  let range: TextRange

  init(_ message: Message) { (text, range) = (message.text, message.range) }
}

extension ProgramChecker.Program {
  /// The mistakes that are no older name.
  fileprivate var unexplained: [Message] { messages.filter { !$0.isWarning && $0.fix == nil } }
}
