import Rx
import ScriptMachine
import Stage

/// Leads what `Rx` itself prints into the records of the stage that it runs on, or to the host of the script.
package enum RxOutput {
  /// Replaces the library's output for the whole process, once; a thread without a script prints as before.
  package static func connect() { _ = connected }

  private static let connected: Void = {
    Diagnostics.interceptReport { report in
      { rule in
        guard let lab = Stage.current?.context as? LabContext else { return report(rule) }
        lab.report(rule)
      }
    }
    Diagnostics.interceptWrite { write in { line in if !Self.print(line) { write(line) } } }
    // A log has the date of each line already.
    Diagnostics.interceptWriteDated { write in { line in if !Self.print(line) { write(line) } } }
  }()

  /// - Returns: Whether the thread runs a script.
  private static func print(_ line: String) -> Bool {
    if let stage = Stage.current {
      stage.recordPrint(line)
      return true
    }
    // A lab's script runs on the threads of its stage: elsewhere its machine is only what a run has left.
    guard let runtime = Runtime.current, !runtime.isStopped, !(runtime.companion is LabContext)
    else { return false }
    // A script that has ended prints nothing.
    try? runtime.host.print(line + "\n", 0)
    return true
  }
}
