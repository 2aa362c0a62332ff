import ArgumentParser
import LessonKit

/// `rxlab list`.
struct ListCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "List the lessons."
  )

  func run() throws {
    let lessons = try Scripts.catalog().lessons
    let width = lessons.map(\.name.count).max() ?? 0
    for lesson in lessons {
      let padding = String(repeating: " ", count: width - lesson.name.count)
      print("\(lesson.name)\(padding)  \(lesson.title)")
    }
  }
}
