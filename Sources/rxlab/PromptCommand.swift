import ArgumentParser
import LessonKit

/// `rxlab` alone: the prompt.
struct PromptCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "prompt",
    abstract: "Open a prompt that evaluates Swift. This is what `rxlab` alone does.",
    discussion: "`:help` lists the prompt's commands. Piped input is evaluated line by line."
  )

  @Flag(name: .customLong("private"), help: "Keep nothing of what is typed.")
  var isPrivate = false

  func run() throws {
    try Prompt(catalog: Scripts.catalogIfAny(), isPrivate: isPrivate).run()
  }
}
