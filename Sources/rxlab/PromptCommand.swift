import ArgumentParser
import LessonKit

/// `rxlab` alone: the prompt.
struct PromptCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "prompt",
    abstract: "Open a prompt that evaluates Swift, as `rxlab` does without a command.",
    discussion: "Type `:help` for a list of commands. Piped input is evaluated line by line."
  )

  @Flag(name: .customLong("private"), help: "Keep no history and no progress.")
  var isPrivate = false

  @OptionGroup var memory: MemoryOption

  func run() throws {
    try Prompt(
      catalog: Scripts.catalogIfAny(),
      options: ScriptRun.Options(memory: memory.limit?.bytes),
      isPrivate: isPrivate
    ).run()
  }
}
