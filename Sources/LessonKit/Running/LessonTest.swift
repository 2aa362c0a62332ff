import Foundation
import LabBindings
import Synchronization

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

  /// A test of a lesson.
  public init(_ lesson: Lesson) { self.lesson = lesson }

  /// Runs the lesson.
  ///
  /// - Parameter records: Whether the golden log is written instead of compared with.
  /// - Throws: A file error, if the log can't be written.
  public func run(records: Bool = false) throws -> Verdict {
    let collected = Mutex<[String]>([])
    let report = ScriptRun(lesson.file, options: ScriptRun.Options()) { line in
      collected.withLock { $0.append(line) }
    }.run()
    guard report.mistakes.isEmpty else { return .failed(report.mistakes) }
    let lines = collected.withLock { $0 }.flatMap {
      $0.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }
    let golden = GoldenLog(of: lesson)
    if records {
      try golden.record(lines)
      return .recorded(lines: lines.count)
    }
    guard let expected = golden.lines else { return .notRecorded }
    return LogDiff(expected: expected, actual: lines).map { .differs($0.description) } ?? .passed
  }
}
