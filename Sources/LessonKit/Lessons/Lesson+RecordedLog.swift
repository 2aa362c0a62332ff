import Foundation

extension Lesson {
  /// The lines of the recorded log; nil if there is none.
  package var recordedLines: [String]? { (try? LogText(at: logURL.path))?.lines }

  /// Writes the recorded log, either completely or not at all.
  package func record(_ lines: [String]) throws {
    try LogText(lines: lines).write(to: logURL.path)
  }
}
