import ArgumentParser
import Foundation
import LessonKit
import TerminalText

/// `rxlab list`.
struct ListCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "List the lessons.",
    discussion:
      "At a terminal, shows your progress in each: ✓ done, ▶ 2/4 at step 2 of 4, – skipped, ☐ not begun."
  )

  @Flag(help: "Show your progress even if the output is not a terminal.")
  var progress = false

  @Flag(help: "Print only the names.")
  var names = false

  func run() throws {
    let lessons = try Scripts.catalog().lessons
    if names {
      for lesson in lessons { print(lesson.name) }
      return
    }
    let width = lessons.map(\.name.count).max() ?? 0
    let marks = marks(of: lessons)
    let markWidth = (marks.map(\.count).max() ?? 0) + 1
    for (lesson, mark) in zip(lessons, marks) {
      let before =
        markWidth > 1 ? mark + String(repeating: " ", count: markWidth - mark.count) : ""
      let padding = String(repeating: " ", count: width - lesson.name.count)
      print("\(before)\(lesson.name)\(padding)  \(lesson.title)".showingControls())
    }
  }

  private func marks(of lessons: [Lesson]) -> [String] {
    guard progress || isatty(STDOUT_FILENO) == 1 else { return lessons.map { _ in "" } }
    let known = ProgressFile(environment: ProcessInfo.processInfo.environment)?.load()
    return lessons.map { (known ?? CourseProgress()).mark(of: $0.name) }
  }
}
