public import ArgumentParser
import Glibc
public import LessonKit

/// `rxlab run`.
struct RunCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "run",
    abstract: "Run a lesson or a script and print its log.",
    discussion: """
      Time is virtual: sleeps and timers take none of yours, and every run prints the same. The log goes to standard \
      output, messages go to standard error.

      Exit codes: 0 ok, 2 the script has an error, 64 wrong usage, 74 the log could not be written, \
      130 interrupted.
      """
  )

  @Argument(help: "A lesson's name, a Swift file, or - for standard input.")
  var script: String

  @Option(help: "console (dated lines), plain (only what is printed) or json (every record).")
  var format: Format = .console

  @Flag(help: "Show each line's thread, and the hops between threads.")
  var threads = false

  @Flag(help: "Run by the wall clock.")
  var real = false

  @Option(help: "Stop after this time, for example 12s or 500ms.")
  var limit: TimeLimit?

  func run() throws {
    let file = try Scripts.find(script)
    let options = ScriptRun.Options(
      format: format,
      showsThreads: threads,
      isRealTime: real,
      limit: limit?.time
    )
    let output = LineOutput(isInteractive: real || isatty(STDOUT_FILENO) == 1)
    let run = ScriptRun(file, options: options) { output.write($0) }
    let report = Interruption.during(run.interrupt) { run.run() }
    let loss = output.flush()
    for mistake in report.mistakes { Message.error(mistake) }
    if let limit = report.reachedLimit {
      Message.note("stopped after \(limit) of its time; --limit sets another end")
    }
    if let loss {
      Message.error("error: the log could not be written: \(loss)")
      throw ExitCode(EX_IOERR)
    }
    if report.wasInterrupted { throw ExitCode(130) }
    if !report.mistakes.isEmpty { throw ExitCode(2) }
  }
}

extension Format: ExpressibleByArgument {}
