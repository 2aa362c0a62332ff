import ArgumentParser

/// The program.
@main
struct Rxlab: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rxlab",
    abstract: "Learn reactive programming by running it.",
    discussion: """
      Without a command, rxlab opens a prompt that evaluates Swift.

      Examples:
        rxlab list                      the lessons
        rxlab run hot-cold              run a lesson and read its log
        rxlab run script.swift          run a script of your own
        rxlab run hot-cold --threads    the same, with the thread of each line
        rxlab test                      check every lesson against its recorded log
      """,
    subcommands: [RunCommand.self, ListCommand.self, TestCommand.self, PromptCommand.self],
    defaultSubcommand: PromptCommand.self
  )
}
