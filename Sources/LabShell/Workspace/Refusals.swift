import LessonKit
import ScriptSource

/// Errors that several commands report.
extension Reply {
  static let nothingOpen = Reply.failure(
    "error: no lesson is open; `:lessons` lists them, `:open NAME` opens one"
  )

  static let timeIsLive = Reply.failure(
    "error: time is live and moves by itself; `:live off` stops it"
  )

  static func needsName(_ command: String) -> Reply {
    .failure("error: `:\(command)` needs a lesson's name; `:lessons` lists them")
  }

  static func needsFile(_ command: String) -> Reply {
    .failure("error: `:\(command)` needs a file: `:\(command) try.rxlab`")
  }

  static func needsChange(_ command: String) -> Reply {
    .failure(
      "error: `:\(command)` needs the old and the new code: `:\(command) .publish() => .share()`"
    )
  }

  static func unknown(_ name: String, among names: [String]) -> Reply {
    let reason = UnknownLesson(name, among: names)
    let file = reason.file.map { "`:open \($0)` opens the file" }
    return .failure("error: " + reason.text(file ?? "`:lessons` lists them"))
  }

  /// The open script is not one of the lessons.
  static func noLesson(_ file: SourceFile) -> Reply {
    .failure("error: `\(file.name)` is not one of the lessons; `:lessons` lists them")
  }
}
