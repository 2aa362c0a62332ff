import LessonKit
import ScriptSource

extension Command {
  static let `try` = onWorkspace(
    "try",
    "T",
    argument: "OPERATOR on MARBLES …",
    summary: "Draw what an operator does with the marbles that you draw",
    details: [
      #"  :try debounce(.seconds(3)) on "--a-b--c--|""#,
      #"  :try scan(0) { $0 + $1 } on "1-2-(34)-|""#,
      #"  :try flatMapLatest on "a--b--|" "-1-2-3|""#,
      "A character is one second: `-` time passes, `a` an element, `|` completed, `#` failed, `(ab)` several at one time, "
        + "`<10>` a longer element. Digits are numbers. Schedulers, and further sources, are added for you; in the code, "
        + "the sources are `first`, `second` and so on, a single one is `source`. The lesson and your session stay as they are.",
    ],
    isView: true
  ) { argument, workspace in
    do {
      let trial = try OperatorTrial(TrialRequest(argument, after: ":try"))
      let result = trial.result(options: workspace.options) { run in
        workspace.activeRuns.during(ActiveRuns.Run(run)) { run.run() }
      }
      if result.wasInterrupted { throw Interrupted() }
      let mistakes = result.mistakes
      let lines = result.lines(workspace.view())
      return Reply(
        lines: lines + (lines.isEmpty ? [] : workspace.marbleKey()),
        errors: mistakes,
        isFailure: !mistakes.isEmpty
      )
    } catch let mistake as Diagnostic {
      return .failure(DiagnosticPrinter().text(of: mistake))
    } catch {
      return .failure(error)
    }
  }
}
