import LessonKit
import ScriptSource

/// Ctrl-C stopped a run whose result was needed.
struct Interrupted: Error, CustomStringConvertible {
  let description = "interrupted"
}

extension Workspace {
  /// Runs a script to its end, or until Ctrl-C.
  func record(_ file: SourceFile) throws -> Recording {
    let recording = Recording(of: file, options: options) { run in
      activeRuns.during(ActiveRuns.Run(run)) { run.run() }
    }
    if recording.report.wasInterrupted { throw Interrupted() }
    return recording
  }
}
