import ScriptMachine
import ScriptSource
import Stage

/// The error that nothing in the script could handle.
///
/// It ends a run; of a session it ends the running entry only.
final class Failure {
  // Guarded by the baton.
  private(set) var first: (any Error)?
  /// What was recorded of the failure.
  private var recorded: Diagnostic?
  /// Turns an error into a diagnostic; set before the script starts.
  var describe: (any Error) -> Diagnostic = { Diagnostic("\($0)", at: nil) }

  func begin() { (first, recorded) = (nil, nil) }

  /// Records what ended the run, once.
  func record(_ trap: Diagnostic, on stage: Stage) {
    if recorded != nil { return }
    recorded = trap
    trap.record(as: .trap, on: stage)
  }

  func note(_ error: any Error, on stage: Stage) {
    // Who unwinds because the run ends has not failed.
    if error is any ScriptEnding { return }
    if first == nil { first = error }
    record(describe(error), on: stage)
    stage.fail(error)
  }

  /// What was recorded of the failure, or else what an error says.
  func diagnostic(for error: any Error) -> Diagnostic { recorded ?? describe(error) }
}
