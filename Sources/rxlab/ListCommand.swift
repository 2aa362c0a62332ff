import ArgumentParser
import Foundation
import LessonKit

/// `rxlab list`.
struct ListCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "List the lessons.",
    discussion:
      "At a terminal it shows how far you have come with each: ✓ done, ▶ step 2 of 4, – left out."
  )

  @Flag(help: "Show the progress even if the output is no terminal.")
  var progress = false

  @Flag(help: "Only the names.")
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
      print("\(before)\(lesson.name)\(padding)  \(lesson.title)")
    }
  }

  private func marks(of lessons: [Lesson]) -> [String] {
    guard progress || isatty(STDOUT_FILENO) == 1 else { return lessons.map { _ in "" } }
    let known = ProgressFile(environment: ProcessInfo.processInfo.environment)?.load()
    return lessons.map { (known ?? CourseProgress()).mark(of: $0.name) }
  }
}
