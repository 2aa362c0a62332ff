import ArgumentParser
import CMalloc
import LessonKit
import SwiftScript

/// The program.
@main
struct Rxlab: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rxlab",
    abstract: "Learn reactive programming by running it.",
    discussion: """
      Without a command, rxlab opens a prompt that evaluates Swift.

      Examples:
        rxlab next                      the lesson where you stopped, step by step
        rxlab list                      the lessons, and how far you have come
        rxlab step hot-cold             step through a lesson, forwards and back
        rxlab run hot-cold              run a lesson and read its log
        rxlab run script.swift          run a script of your own
        rxlab run hot-cold --threads    the same, with the thread of each line
        rxlab run Some.playground       run every page of a playground
        rxlab run hot-cold --format marbles
                                        its marble diagram
        rxlab diff a.log b.log          where two logs part
        rxlab modernize old.swift       print a listing of 2016 in today's spelling
        rxlab test                      check every lesson against its recorded log
        rxlab new my-topic              start a lesson of your own

      Everywhere: --lessons DIR adds the lessons of a folder of yours (as RXLAB_LESSONS does), --no-input never asks for \
      anything at the terminal, --no-pager prints long output as it is.
      """,
    version: "0.1.0",
    subcommands: [
      RunCommand.self, StepCommand.self, NextCommand.self, ListCommand.self, TestCommand.self,
      DiffCommand.self, ReplayCommand.self, ModernizeCommand.self, NewCommand.self,
      LintCommand.self, DoctorCommand.self, ManualCommand.self, PromptCommand.self,
    ],
    defaultSubcommand: PromptCommand.self
  )

  /// Answers a mistyped command in words of its own; the parser would hand it to the prompt as an argument.
  static func main() {
    // A thread of a script would get a heap of its own, which grows by a page and a system call at a time; only one of
    // them runs at any moment, so that none waits for another at the shared one.
    mallopt(M_ARENA_MAX, 1)
    guard let arguments = GlobalOptions.take(from: Array(CommandLine.arguments.dropFirst())) else {
      Message.error("error: `--lessons` needs a folder")
      exit(withError: ExitCode.validationFailure)
    }
    guard let word = arguments.first, !word.hasPrefix("-"), word != "help" else {
      return main(arguments)
    }
    guard let command = configuration.subcommands.first(where: { name(of: $0) == word }) else {
      Message.error("error: there is no command `\(word)`; \(advice(for: word))")
      exit(withError: ExitCode.validationFailure)
    }
    // Nothing is to be parsed in what is typed most; the parser takes as long as the script's own lines.
    if word == "run", arguments.count == 2, !arguments[1].hasPrefix("-") {
      do { return try RequestedRun(script: arguments[1]).run() } catch { exit(withError: error) }
    }
    // A command alone is parsed in half the time; what it doesn't understand is explained by the whole.
    guard var ready = try? command.parse(Array(arguments.dropFirst())) else {
      return main(arguments)
    }
    do { try ready.run() } catch { exit(withError: error) }
  }

  private static func advice(for word: String) -> String {
    let isLesson = (try? LessonCatalog.builtIn())?[word] != nil
    if isLesson || word.hasSuffix(".swift") || Playground.isOne(word) {
      return "`rxlab run \(word)` runs it"
    }
    guard let name = nearest(to: word, in: commands) else {
      return "`rxlab help` lists the commands"
    }
    return "did you mean `\(name)`?"
  }

  private static var commands: [String] { configuration.subcommands.compactMap(name) + ["help"] }

  private static func name(of command: any ParsableCommand.Type) -> String? {
    command.configuration.commandName
  }
}
