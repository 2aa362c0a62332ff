import Foundation

/// The recorded log of a lesson: what `rxlab run` must print.
public struct GoldenLog {
  private let lesson: Lesson

  /// The log of a lesson.
  public init(of lesson: Lesson) { self.lesson = lesson }

  /// The lines, or `nil` if none were recorded.
  public var lines: [String]? {
    (try? String(contentsOf: lesson.logURL, encoding: .utf8)).map { text in
      var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      if lines.last == "" { lines.removeLast() }
      return lines
    }
  }

  /// Writes the lines, whole or not at all.
  public func record(_ lines: [String]) throws {
    let text = lines.map { $0 + "\n" }.joined()
    try Data(text.utf8).write(to: lesson.logURL, options: .atomic)
  }
}
