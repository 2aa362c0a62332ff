import ArgumentParser
import Foundation
import LessonKit
import SwiftScript

/// `rxlab next`.
struct NextCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "next",
    abstract: "Step through the lesson where you stopped, or the next one."
  )

  @Flag(help: "Leave that lesson out and go on to the one after it.")
  var skip = false

  func run() throws {
    let catalog = try Scripts.catalog()
    let names = catalog.lessons.map(\.name)
    let file = ProgressFile(environment: ProcessInfo.processInfo.environment)
    var progress = file?.load() ?? CourseProgress()
    if skip, let name = progress.next(of: names), let lesson = catalog[name] {
      let count = LessonSection.sections(of: lesson.file.text).count
      progress = file?.update { $0.skip(name, sections: count) } ?? progress
    }
    guard let name = progress.next(of: names), let lesson = catalog[name] else {
      print("Every lesson is done. `rxlab list` shows them; `rxlab step NAME` opens one again.")
      return
    }
    let prompt = Prompt(catalog: catalog)
    prompt.open(name, lesson.file, lesson: lesson)
    try prompt.run()
  }
}
