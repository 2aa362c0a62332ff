import ScriptChecker
import ScriptSource

/// The modules of a program that imports none, such as a listing that was pasted or an entry at the prompt.
///
/// One that means something without any is left alone; another one sees all of them if they explain some of its names. RxSwift and
/// ReactiveSwift have types of the same names: a program sees the one that explains more.
enum ImpliedImports {
  typealias Checked = (checker: ProgramChecker, program: ProgramChecker.Program)

  /// What a program of RxSwift sees.
  static let names =
    ["Foundation"] + RxLibrary.sources.map(\.name).filter { !ofSignals.contains($0) }
  /// ReactiveSwift, and what sees it.
  private static let ofSignals = RxLibrary.sources.map(\.name).filter(seesSignals)

  private static func seesSignals(_ name: String) -> Bool {
    name == "ReactiveSwift"
      || RxLibrary.sources.first { $0.name == name }?.imports.contains(where: seesSignals) ?? false
  }

  /// What a program of ReactiveSwift sees.
  private static let signals =
    ["Foundation", "PlaygroundSupport", "Synchronization"] + ofSignals

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
    func seeing(_ names: [String]) -> Checked {
      let other = make()
      other.add(imports: names)
      return (other, other.check(tree.statements))
    }
    func explains(_ checked: Checked) -> Bool {
      let left = Set(checked.program.unexplained.map { Mistake($0) })
      return !program.unexplained.allSatisfy { left.contains(Mistake($0)) }
    }
    let first = seeing(names)
    if first.program.unexplained.isEmpty { return first }
    takeBack(first.checker)
    let second = seeing(signals)
    if second.program.unexplained.count < first.program.unexplained.count, explains(second) {
      return second
    }
    takeBack(second.checker)
    if explains(first) { return seeing(names) }
    // They explain nothing.
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
