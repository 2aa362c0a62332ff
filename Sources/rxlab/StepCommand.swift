import ArgumentParser
import LabBindings
import LessonKit
import Stage

/// `rxlab step`.
struct StepCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "step",
    abstract: "Step through a lesson or a script, forward and back.",
    discussion: """
      Press Enter to run the next statement, with the functions that it calls. `:step` goes to the next event, `:back` \
      goes back, and `:help` lists all commands. If the script has a screen, `:screen` shows it, and `:tap Add` or \
      `:type rx into search` use it. Commands can be piped in; a blank line is Enter.
      """
  )

  @Argument(help: "A lesson's name or a Swift file.", completion: .custom(LessonNames.complete))
  var script: String

  @Option(help: "Replay a schedule that `rxlab explore` has found, for example 3:1.")
  var schedule: Schedule?

  @OptionGroup var memory: MemoryOption

  @Option(
    help: "What a broken rule of the screen or of a binding does: debug stops, release goes on."
  )
  var build: ScriptBuild?

  func run() throws {
    let catalog = try? LessonCatalog.builtIn()
    let (file, lesson) = try Scripts.script(script)
    var options = ScriptRun.Options(memory: memory.limit?.bytes)
    options.build = build
    let prompt = Prompt(catalog: catalog, options: options)
    prompt.open(script, file, lesson: lesson, schedule: schedule)
    try prompt.run()
  }
}
