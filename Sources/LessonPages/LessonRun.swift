package import LessonKit

/// A complete run of a lesson, with what its page needs to know of it.
package struct LessonRun {
  /// The lines of the longest log that a page holds.
  package static let mostLines = 2_000
  /// The records of the longest run that a page holds.
  package static let mostRecords = 20_000

  package let lesson: Lesson
  let recording: Recording
  let stepwise: StepwiseRun

  /// Why a run has no page.
  package enum Problem: Error {
    /// The script has errors, each with its lines to print.
    case mistakes([String])
    case interrupted
    /// The run is too long, in a sentence.
    case tooLong(String)
  }

  /// Problems that did not end the run, each with its lines to print.
  package var warnings: [String] { recording.report.warnings }

  /// Runs a lesson to its end.
  ///
  /// - Parameter run: Runs what it is given.
  package init(
    of lesson: Lesson,
    options: ScriptRun.Options = ScriptRun.Options(),
    run: (ScriptRun) -> ScriptRun.Report = { $0.run() }
  ) throws(Problem) {
    self.lesson = lesson
    recording = Recording(of: lesson.program, options: options, run: run)
    if recording.report.wasInterrupted { throw .interrupted }
    guard recording.report.mistakes.isEmpty else { throw .mistakes(recording.report.mistakes) }
    let (lines, records) = (recording.lines.count, recording.records.count)
    if lines > Self.mostLines || records > Self.mostRecords {
      throw .tooLong(
        "the run of `\(lesson.name)` has \(Counted.of(lines, "line")) and "
          + "\(Counted.of(records, "event")); a page holds \(Self.mostLines) lines and "
          + "\(Self.mostRecords) events. A shorter `- Limit:` in the script helps"
      )
    }
    stepwise = StepwiseRun(of: lesson.program, options: options)
  }
}
