import ArgumentParser
import CMalloc
import Glibc
import LessonKit

/// The program.
@main
struct Rxlab: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rxlab",
    abstract: "Learn reactive programming by running it.",
    discussion: """
      Without a command, rxlab opens a prompt that evaluates Swift.

      Examples:
        rxlab next                   continue the course where you stopped
        rxlab list                   list the lessons and your progress
        rxlab step hot-cold          step through a lesson, forward and back
        rxlab check two-displays     check your program of an exercise
        rxlab run hot-cold           run a lesson and print its log
        rxlab run script.swift       run your own script
        rxlab run hot-cold --threads
                                     print the thread of each line, too
        rxlab run Some.playground    run every page of a playground
        rxlab run hot-cold --format marbles
                                     draw a marble diagram
        rxlab watch script.swift     run it at each save, and see what changed
        rxlab try 'skip(1)' on '-a-b-|'
                                     draw what an operator does
        rxlab explore race.swift     find every log that other orders of threads give
        rxlab diff a.log b.log       show where two logs differ
        rxlab modernize old.swift    rewrite an older script
        rxlab export hot-cold --html -o page.html
                                     write a lesson and its run as a web page
        rxlab test                   compare lessons with recorded logs
        rxlab new my-topic           start a lesson of your own

      Options of every command:
        --lessons DIR                add the lessons in a folder
        --no-input                   never read from the terminal
        --no-pager                   print long output without a pager

      Environment:
        RXLAB_LESSONS                the same as --lessons
        RXLAB_NO_INPUT               if set, the same as --no-input
        RXLAB_NO_PAGER               if set, the same as --no-pager
        RXLAB_PRIVATE                if set, keep no history and no progress
        RXLAB_PROGRESS_DELAY         seconds before a run shows its progress
        PAGER                        the pager; less by default
        NO_COLOR                     if set, print no colours
        VISUAL, EDITOR               the editor of :edit; nano or vi by default
        XDG_STATE_HOME               the folder of rxlab/history and
                                     rxlab/progress.json
        XDG_DATA_HOME                the folder of rxlab/exercises, your copies
        EDITRC                       the prompt's keys; ~/.editrc by default
      """,
    version: "0.1.0",
    subcommands: [
      RunCommand.self, WatchCommand.self, StepCommand.self, CheckCommand.self, NextCommand.self,
      ListCommand.self, TryCommand.self, TestCommand.self, ExploreCommand.self, DiffCommand.self,
      ReplayCommand.self, ModernizeCommand.self, ExportCommand.self, NewCommand.self,
      LintCommand.self, DoctorCommand.self, PromptCommand.self,
    ],
    defaultSubcommand: PromptCommand.self
  )

  /// Reports a mistyped command itself; the parser would pass it to the prompt as an argument.
  static func main() {
    // Swift's runtime takes Ctrl-\\ for a crash to be investigated.
    signal(SIGQUIT, SIG_DFL)
    StandardStreams.prepare()
    // By default each thread of a script has its own heap, which grows by a page and a system call at a time. Only one of
    // them runs at any moment, so they can share one without waiting.
    mallopt(M_ARENA_MAX, 1)
    // What a script and the libraries that it uses need, at once and for as long as the process lives.
    mallopt(M_TOP_PAD, 8 << 20)
    mallopt(M_TRIM_THRESHOLD, 1 << 30)
    guard let arguments = GlobalOptions.take(from: Array(CommandLine.arguments.dropFirst())) else {
      Message.error("error: `--lessons` needs a folder")
      exit(withError: ExitCode.validationFailure)
    }
    // The parser asks what each of its parts conforms to, which takes longer than everything else.
    if arguments == ["--version"] { return print(configuration.version) }
    guard let word = arguments.first, !word.hasPrefix("-"), word != "help" else {
      return main(arguments)
    }
    guard let command = configuration.subcommands.first(where: { name(of: $0) == word }) else {
      Message.error("error: there is no command `\(word)`; \(advice(for: word))")
      exit(withError: ExitCode.validationFailure)
    }
    // The most frequent command needs no parser, which would take as long as the script.
    if word == "run", arguments.count == 2, !arguments[1].hasPrefix("-") {
      do { return try RequestedRun(script: arguments[1]).run() } catch { exit(withError: error) }
    }
    // Parsing one command takes half the time; the whole parser explains what that does not understand.
    guard var ready = try? command.parse(Array(arguments.dropFirst())) else {
      return main(arguments)
    }
    do { try ready.run() } catch { exit(withError: error) }
  }

  private static func advice(for word: String) -> String {
    let isLesson = (try? LessonCatalog.builtIn())?[word] != nil
    if isLesson || word.hasSuffix(".swift") || Playground.isPlayground(word) {
      return "`rxlab run \(word)` runs it"
    }
    return Suggestion.text(for: word, among: commands) ?? "`rxlab help` lists the commands"
  }

  private static var commands: [String] { configuration.subcommands.compactMap(name) + ["help"] }

  private static func name(of command: any ParsableCommand.Type) -> String? {
    command.configuration.commandName
  }
}
