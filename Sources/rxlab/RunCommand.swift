public import ArgumentParser
package import LabBindings
package import LessonKit
public import Stage

/// `rxlab run`.
struct RunCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "run",
    _superCommandName: "rxlab",
    abstract: "Run a lesson or a script and print its log.",
    discussion: """
      Time is virtual: sleeps and timers do not make you wait, and every run prints the same. The log goes to standard \
      output, messages go to standard error.

      Exit codes: 0 ok, 2 the script has an error, 64 wrong usage, 74 the output could not be written, \
      130 interrupted.
      """
  )

  @Argument(
    help:
      """
      A lesson's name (for an exercise, your copy runs if there is one), a Swift file, a playground or one of its pages, or - \
      for standard input.
      """,
    completion: .custom(LessonNames.complete)
  )
  var script: String

  @Option(
    name: .customLong("with"),
    parsing: .singleValue,
    help: ArgumentHelp(
      "Add a Swift file that declares what the script leaves out. May be repeated.",
      valueName: "file"
    ),
    completion: .file(extensions: ["swift"])
  )
  var support: [String] = []

  @Option(
    help: ArgumentHelp(
      """
      console (lines with dates), plain (only what the script prints), json (every record), marbles, threads, ledger \
      (the subscriptions left at the end), or every event as rxswift, rxswift2 or reactiveswift prints it.
      """,
      valueName: "format"
    )
  )
  var format: Format = .console

  @Option(
    help:
      "Explain line 3 of the log, event #12 or subscription s2, instead of printing the log; --numbers shows the lines' numbers."
  )
  var why: RecordName?

  @Flag(help: "Print the number of each line of the log in front of it, as --why takes it.")
  var numbers = false

  @Flag(help: "Show the thread of each line, and hops between threads.")
  var threads = false

  @Flag(help: "Run in real time.")
  var real = false

  @Option(help: "Stop after this time, for example 12s or 500ms.")
  var limit: TimeLimit?

  @Option(help: "Replay a schedule that `rxlab explore` has found, for example 3:1.")
  var schedule: Schedule?

  @OptionGroup var memory: MemoryOption

  @Option(
    help: """
      The RxSwift version to follow: rx6, rx4 (toArray returns an observable), or rx2 (Next(1), disposed, first labels \
      may be missing). By default, the version whose names the script uses.
      """
  )
  var dialect: Dialect?

  @Option(
    help: """
      What an error that reaches a binding does, and a label that is changed off the main thread: debug stops the script there, \
      release prints a line and goes on. By default, what the script's markup says (`- Build: release`), else debug.
      """
  )
  var build: ScriptBuild?

  func validate() throws {
    if numbers, threads || ![.console, .plain].contains(format) {
      throw ValidationError(
        "`--numbers` works with the formats console and plain, and not with `--threads`."
      )
    }
    if why != nil, numbers || threads || format != .console {
      throw ValidationError(
        "`--why` prints an explanation instead of the log: `--format`, `--numbers` and `--threads` do not change it."
      )
    }
    if threads, format != .console {
      throw ValidationError("`--threads` shows the threads of a console log.")
    }
  }

  func run() throws {
    try RequestedRun(
      script: script,
      support: support,
      format: format,
      why: why,
      numbers: numbers,
      threads: threads,
      real: real,
      limit: limit,
      schedule: schedule,
      memory: memory.limit,
      dialect: dialect,
      build: build
    ).run()
  }
}

// The parser's defaults look up protocol conformances at every start, which takes longer than these.

extension Format: ExpressibleByArgument {
  package static var allValueStrings: [String] { allCases.map(\.rawValue) }
  package static var allValueDescriptions: [String: String] { [:] }
}

extension Dialect: ExpressibleByArgument {
  package static var allValueStrings: [String] { allCases.map(\.rawValue) }
  package static var allValueDescriptions: [String: String] { [:] }
}

extension ScriptBuild: ExpressibleByArgument {
  package static var allValueStrings: [String] { allCases.map(\.rawValue) }
  package static var allValueDescriptions: [String: String] { [:] }
}

extension Schedule: ExpressibleByArgument {
  public init?(argument: String) { self.init(argument) }
}

extension RecordName: ExpressibleByArgument {
  public init?(argument: String) { self.init(argument) }
}
