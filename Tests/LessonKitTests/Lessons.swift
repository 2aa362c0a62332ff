import Foundation
import LessonKit
import ScriptSource

/// The project's lessons, and runs of scripts.
enum Lessons {
  static let names = [
    "hot-cold", "share-replay", "while-connected", "custom-operator", "thread-tracing",
  ]

  static func catalog() -> LessonCatalog {
    let folder = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Lessons")
    return LessonCatalog(folder: folder)
  }

  static func recording(_ name: String) throws -> Recording {
    guard let lesson = catalog()[name] else { throw NoLesson(name: name) }
    return Recording(of: lesson.file)
  }

  struct NoLesson: Error { let name: String }

  static func story(_ text: String) -> Story { recording(text: text).story }

  static func recording(text: String) -> Recording {
    Recording(of: SourceFile(name: "script.swift", text: "import RxSwift; import RxRelay\n" + text))
  }
}
