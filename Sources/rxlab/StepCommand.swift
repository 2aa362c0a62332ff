import ArgumentParser
import LessonKit
import Stage

/// `rxlab step`.
struct StepCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "step",
    abstract: "Step through a lesson or a script, forward and back.",
    discussion: """
      Press Enter to run the next statement, with the functions that it calls. `:step` goes to the next event, `:back` \
      goes back, and `:help` lists all commands. Commands can be piped in; a blank line is Enter.
      """
  )

  @Argument(help: "A lesson's name or a Swift file.", completion: .custom(LessonNames.complete))
  var script: String

  @Option(help: "Replay a schedule that `rxlab explore` has found, for example 3:1.")
  var schedule: Schedule?

  @OptionGroup var memory: MemoryOption

  func run() throws {
    let catalog = try? LessonCatalog.builtIn()
    let (file, lesson) = try Scripts.script(script)
    let prompt = Prompt(catalog: catalog, options: ScriptRun.Options(memory: memory.limit?.bytes))
    prompt.open(script, file, lesson: lesson, schedule: schedule)
    try prompt.run()
  }
}
