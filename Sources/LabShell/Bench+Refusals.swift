import LessonKit
import SwiftScript

/// What commands answer that can't do what they are asked.
extension Bench {
  static let nothingOpen = Reply.failure(
    "error: no lesson is open; `:lessons` lists them, `:open NAME` opens one"
  )

  static func needsName(_ command: String) -> Reply {
    .failure("error: `:\(command)` needs a lesson's name; `:lessons` lists them")
  }

  static func unknown(_ name: String, among names: [String]) -> Reply {
    let reason = UnknownLesson(name, among: names)
    let file = reason.file.map { "`:open \($0)` opens the file" }
    return .failure("error: " + reason.text(file ?? "`:lessons` lists them"))
  }

  /// What to say where a script of the learner's own is no lesson of the catalogue.
  static func noLesson(_ file: SourceFile) -> Reply {
    .failure("error: `\(file.name)` is none of the lessons; `:lessons` lists them")
  }
}
