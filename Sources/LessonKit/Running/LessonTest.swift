/// Runs a lesson and compares its log with the golden one.
public struct LessonTest {
  /// What came of it.
  public enum Verdict: Sendable {
    case passed
    /// The lines differ; what differs, ready to print.
    case differs(String)
    /// There is no golden log.
    case notRecorded
    /// The golden log was written.
    case recorded(lines: Int)
    /// The lesson has a mistake.
    case failed([String])
  }

  private let lesson: Lesson
  private let options: ScriptRun.Options

  /// A test of a lesson.
  public init(_ lesson: Lesson, options: ScriptRun.Options = ScriptRun.Options()) {
    (self.lesson, self.options) = (lesson, options)
  }

  /// Runs the lesson.
  ///
  /// - Parameter records: Whether the golden log is written instead of compared with.
  /// - Throws: A file error, if the log can't be written.
  public func run(records: Bool = false) throws -> Verdict {
    let recording = Recording(of: lesson.file, options: options)
    guard recording.report.mistakes.isEmpty else { return .failed(recording.report.mistakes) }
    let lines = recording.lines
    let golden = GoldenLog(of: lesson)
    if records {
      try golden.record(lines)
      return .recorded(lines: lines.count)
    }
    guard let expected = golden.lines else { return .notRecorded }
    let diff = LogDiff(expected: expected, actual: lines)
    return diff.map { .differs($0.description) } ?? .passed
  }
}
