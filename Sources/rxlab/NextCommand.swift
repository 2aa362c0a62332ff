import ArgumentParser
import Foundation
import LessonKit

import class ScriptSource.SourceFile

/// `rxlab next`.
struct NextCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "next",
    abstract: "Continue the lesson where you stopped, or begin the next one."
  )

  @Flag(help: "Skip that lesson and begin the one after it.")
  var skip = false

  @OptionGroup var memory: MemoryOption

  func run() throws {
    let catalog = try Scripts.catalog()
    let names = catalog.lessons.map(\.name)
    let environment = ProcessInfo.processInfo.environment
    var progress = ProgressFile(environment: environment)?.load() ?? CourseProgress()
    if skip, let name = progress.next(of: names), let lesson = catalog[name] {
      let count = lesson.steps.count
      progress.skip(name, steps: count)
      if let file = ProgressFile.toRecordIn(environment: environment),
        let problem = file.update({ $0.skip(name, steps: count) }).problem
      {
        Message.note(ProgressFile.note(on: problem))
      }
    }
    guard let name = progress.next(of: names), let lesson = catalog[name] else {
      print("Every lesson is done. `rxlab list` shows them; `rxlab step NAME` opens one again.")
      return
    }
    let prompt = Prompt(
      catalog: catalog,
      options: ScriptRun.Options(memory: memory.limit?.bytes)
    )
    prompt.open(name, lesson.file, lesson: lesson)
    try prompt.run()
  }
}
