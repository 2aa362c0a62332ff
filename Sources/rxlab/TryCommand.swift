import ArgumentParser
import Glibc
import LabShell
import LessonKit

import struct ScriptSource.Diagnostic
import struct ScriptSource.DiagnosticPrinter

/// `rxlab try`.
struct TryCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "try",
    _superCommandName: "rxlab",
    abstract: "Draw what an operator does with the marbles that you draw.",
    discussion: """
      A character is one second of virtual time: `-` time passes, `a` an element, `|` completed, `#` failed, `(ab)` \
      several at one time, `<10>` a longer element. Digits are numbers. Schedulers, and further sources, are added for \
      you; in the code, the sources are `first`, `second` and so on, a single one is `source`.

      Examples:
        rxlab try 'debounce(.seconds(3))' on '--a-b--c--|'
        rxlab try 'scan(0) { $0 + $1 }' on '1-2-(34)-|'
        rxlab try flatMapLatest on 'a--b--|' '-1-2-3|'

      Exit codes: 0 ok, 2 the operator or the marbles have an error, 64 wrong usage, 130 interrupted.
      """
  )

  @Argument(help: "The operator with its arguments, or a chain of operators.")
  var code: String

  @Argument(
    parsing: .captureForPassthrough,
    help: ArgumentHelp("`on`, and the marbles of each source.", valueName: "marbles")
  )
  var words: [String] = []

  /// The marbles, which follow the word `on`, or `--`, or the operator.
  private var pictures: [String] {
    var words = words[...]
    if words.count > 1, words.first == "--" { words.removeFirst() }
    return Array(words.first == "on" ? words.dropFirst() : words)
  }

  func validate() throws {
    if ["-h", "--help"].contains(words.first) { throw CleanExit.helpRequest(self) }
    if pictures.isEmpty {
      throw ValidationError(
        "There are no marbles: `rxlab try 'map { $0.uppercased() }' on '-a-b-|'`."
      )
    }
  }

  func run() throws {
    let request = TrialRequest(code: code, pictures: pictures, after: "try")
    let trial: OperatorTrial
    do { trial = try OperatorTrial(request) } catch let mistake as Diagnostic {
      Message.error(DiagnosticPrinter().text(of: mistake))
      throw ExitCode(2)
    }
    let result = trial.result { run in
      Interruption.during(run.interrupt) { run.run() }
    }
    if result.wasInterrupted { throw ExitCode(130) }
    let view = Window.view(of: STDOUT_FILENO)
    try LineOutput.show(result.lines(view), view, "the picture")
    for mistake in result.mistakes { Message.error(mistake) }
    if !result.mistakes.isEmpty { throw ExitCode(2) }
  }
}
