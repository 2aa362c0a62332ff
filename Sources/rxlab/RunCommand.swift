public import ArgumentParser
public import LabBindings
public import LessonKit

/// `rxlab run`.
struct RunCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "run",
    _superCommandName: "rxlab",
    abstract: "Run a lesson or a script and print its log.",
    discussion: """
      Time is virtual: sleeps and timers take none of yours, and every run prints the same. The log goes to standard \
      output, messages go to standard error.

      Exit codes: 0 ok, 2 the script has an error, 64 wrong usage, 74 the log could not be written, \
      130 interrupted.
      """
  )

  @Argument(
    help:
      "A lesson's name, a Swift file, a playground or one of its pages, or - for standard input.",
    completion: .custom(LessonNames.complete)
  )
  var script: String

  @Option(
    help: ArgumentHelp(
      """
      console (dated lines), plain (only what is printed), json (every record), marbles, threads, ledger (who was \
      still subscribed at the end), or every event as rxswift, rxswift2 or reactiveswift prints it.
      """,
      valueName: "format"
    )
  )
  var format: Format = .console

  @Option(help: "Say why the log's line with this number is there, instead of printing the log.")
  var why: Int?

  @Flag(help: "Show each line's thread, and the hops between threads.")
  var threads = false

  @Flag(help: "Run by the wall clock.")
  var real = false

  @Option(help: "Stop after this time, for example 12s or 500ms.")
  var limit: TimeLimit?

  @Option(
    help: """
      Whose ways the log has: rx6, rx4 (toArray makes an observable), or rx2 (Next(1), disposed, first labels left \
      out). By default what the script's spellings show.
      """
  )
  var dialect: Dialect?

  func run() throws {
    try RequestedRun(
      script: script,
      format: format,
      why: why,
      threads: threads,
      real: real,
      limit: limit,
      dialect: dialect
    ).run()
  }
}

// The parser's own ways from cases to names look up what each step conforms to, at every start.

extension Format: ExpressibleByArgument {
  public static var allValueStrings: [String] { allCases.map(\.rawValue) }
  public static var allValueDescriptions: [String: String] { [:] }
}

extension Dialect: ExpressibleByArgument {
  public static var allValueStrings: [String] { allCases.map(\.rawValue) }
  public static var allValueDescriptions: [String: String] { [:] }
}
