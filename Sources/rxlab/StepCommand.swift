import ArgumentParser
import LessonKit

/// `rxlab step`.
struct StepCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "step",
    abstract: "Step through a lesson or a script, forwards and back.",
    discussion: """
      Enter goes on to the next statement, `:step` to the next event, and Enter after it too; `:back` goes back; `:help` \
      lists the rest. Commands can be piped in.
      """
  )

  @Argument(help: "A lesson's name or a Swift file.", completion: .custom(LessonNames.complete))
  var script: String

  func run() throws {
    let catalog = try? LessonCatalog.builtIn()
    let file = try Scripts.find(script)
    let prompt = Prompt(catalog: catalog)
    prompt.open(script, file, lesson: catalog?[script])
    try prompt.run()
  }
}
