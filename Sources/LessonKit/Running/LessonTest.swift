/// Runs a lesson and compares its log with the recorded one; for an exercise, it runs the solutions.
package struct LessonTest {
  /// The result of a test.
  package enum Verdict: Sendable {
    case passed
    /// The logs differ; the text shows how.
    case differs(String)
    /// There is no recorded log.
    case notRecorded
    /// The log was recorded.
    case recorded(lines: Int)
    /// The script has errors, each with its lines to print.
    case failed([String])
  }

  private let lesson: Lesson
  private let options: ScriptRun.Options

  package init(_ lesson: Lesson, options: ScriptRun.Options = ScriptRun.Options()) {
    (self.lesson, self.options) = (lesson, options)
  }

  /// Runs the lesson.
  ///
  /// - Parameter records: Whether to record the log instead of comparing it.
  /// - Throws: A file error, if the log can't be read or written.
  package func run(records: Bool = false) throws -> Verdict {
    if let exercise = lesson.exercise {
      return try ExerciseTest(exercise: exercise, options: options).run(records: records)
    }
    let recording = Recording(of: lesson.file, options: options)
    guard recording.report.mistakes.isEmpty else { return .failed(recording.report.mistakes) }
    let lines = recording.lines
    if records {
      try lesson.record(lines)
      return .recorded(lines: lines.count)
    }
    guard let expected = try lesson.recordedLines() else { return .notRecorded }
    let diff = LogDiff(expected: expected, actual: lines)
    return diff.map { .differs($0.description) } ?? .passed
  }
}
