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
      """
      At a terminal, shows your progress in each: ✓ done, ▶ 2/4 at step 2 of 4, – skipped, ☐ not begun. ✎ marks \
      exercises.
      """
  )

  @Flag(help: "Show your progress even if the output is not a terminal.")
  var progress = false

  @Flag(help: "Print only the names.")
  var names = false

  func run() throws {
    let catalog = try Scripts.catalog()
    if names {
      for lesson in catalog.lessons { print(lesson.name) }
      return
    }
    let view = Window.view(of: STDOUT_FILENO)
    for line in LessonList(catalog, progress: shownProgress).lines.map({ $0.showingControls() }) {
      for piece in view.height == nil ? [line] : view.fitted(line) { print(piece) }
    }
  }

  private var shownProgress: CourseProgress? {
    guard progress || isatty(STDOUT_FILENO) == 1 else { return nil }
    return ProgressFile(environment: ProcessInfo.processInfo.environment)?.load()
      ?? CourseProgress()
  }
}
