import Foundation
import LessonKit
import LessonPages

/// Lessons for tests: those of the project, and scripts.
enum SampleLesson {
  /// Lessons of each kind: with setups, threads, warnings, exercises and older spellings.
  static let all: [Lesson] = {
    let catalog = LessonCatalog(folder: root.appendingPathComponent("Lessons"))
    return names.map { name in
      guard let lesson = catalog[name] else { preconditionFailure("there is no lesson `\(name)`") }
      return lesson
    }
  }()

  private static let names = [
    "first-events", "scan", "unhandled-error", "stale-search", "thread-tracing", "hot-cold",
    "custom-operator", "marbles-in-tests", "values", "a-listing-of-2016",
  ]

  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// A lesson with a script of its own.
  static func lesson(_ script: String, name: String = "sample") throws -> Lesson {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("rxlab-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appendingPathComponent("\(name).swift")
    try Data(script.utf8).write(to: file)
    return try Lesson(at: file, order: 10)
  }

  /// The page of a script.
  static func page(_ script: String) throws -> String {
    LessonPage(of: try LessonRun(of: lesson(script))).html
  }
}

extension String {
  /// The content of each element that begins with `start` and ends with `end`.
  func parts(from start: String, to end: String) -> [String] {
    components(separatedBy: start).dropFirst().map { $0.components(separatedBy: end)[0] }
  }

  /// The text that a browser shows for HTML without line breaks of its own.
  var shownText: String {
    replacing(/<[^>]*>/, with: "").replacingOccurrences(of: "&lt;", with: "<")
      .replacingOccurrences(of: "&gt;", with: ">").replacingOccurrences(of: "&quot;", with: "\"")
      .replacingOccurrences(of: "&#39;", with: "'").replacingOccurrences(of: "&amp;", with: "&")
  }
}
