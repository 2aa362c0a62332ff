import Foundation

/// The recorded log of a lesson: what `rxlab run` must print.
package struct GoldenLog {
  private let lesson: Lesson

  /// The log of a lesson.
  package init(of lesson: Lesson) { self.lesson = lesson }

  /// The lines, or `nil` if none were recorded.
  package var lines: [String]? {
    (try? LogText(at: lesson.logURL.path))?.lines
  }

  /// Writes the lines, whole or not at all.
  package func record(_ lines: [String]) throws {
    try LogText(lines: lines).write(to: lesson.logURL.path)
  }
}
