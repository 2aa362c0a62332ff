import ArgumentParser
import Foundation
import LabShell
import LessonKit
import Stage

/// `rxlab explore`.
struct ExploreCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explore",
    abstract: "Run a script in every order of its threads and timers, and show its different logs.",
    discussion: """
      The usual run of a script takes one of several orders: threads that are ready, timers that are due at the same time, \
      and jobs of different queues could also run in another one, and a thread could be preempted between two statements. \
      This command tries them and shows each different log with a schedule that leads to it. Pass the schedule to \
      `rxlab run` or `rxlab step` to see that run again. Ctrl-C ends the search and shows what was found.

      Examples:
        rxlab explore race.swift
        rxlab explore race.swift --runs 10000
        rxlab explore race.swift --seed 1
        rxlab explore race.swift --format json
        rxlab run race.swift --schedule 3:1

      Exit codes: 0 ok, 1 another number of logs than `--expect` says, 2 the script has an error, 64 wrong usage, \
      74 the output could not be written, 130 interrupted.
      """
  )

  @Argument(
    help: "A lesson's name, a Swift file, a playground page, or - for standard input.",
    completion: .custom(LessonNames.complete)
  )
  var script: String

  @Option(help: "Try at most this many schedules.")
  var runs = 1_000

  @Option(help: "Preempt running threads at most this many times in one schedule.")
  var preemptions: Int?

  @Option(help: "Try random schedules; the same seed tries the same ones.")
  var seed: UInt64?

  @Option(help: "Fail unless there are exactly this many logs.")
  var expect: Int?

  /// How the result is printed.
  enum ResultFormat: String, CaseIterable, ExpressibleByArgument {
    case text, json
  }

  @Option(help: "text, or json (one object with all logs).")
  var format = ResultFormat.text

  @Option(help: "Show at most this many logs, in the format text.")
  var show = 10

  @Option(help: "Stop each run after this time, for example 12s or 500ms.")
  var limit: TimeLimit?

  @OptionGroup var memory: MemoryOption

  func validate() throws {
    if runs < 1 || runs > 1_000_000_000 {
      throw ValidationError("`--runs` takes a number from 1 to 1000000000.")
    }
    if preemptions ?? 0 < 0 { throw ValidationError("`--preemptions` takes a number from 0 on.") }
    if expect ?? 1 < 1 { throw ValidationError("`--expect` takes a number from 1 on.") }
    if show < 1 { throw ValidationError("`--show` takes a number from 1 on.") }
    if seed != nil, preemptions != nil {
      throw ValidationError("`--preemptions` limits a search in order, without `--seed`.")
    }
  }

  func run() throws {
    let pages = try Scripts.pages(script)
    guard let page = pages.first, pages.count == 1 else {
      throw Message.failure(
        "`\(script)` has \(pages.count) pages; name one of them",
        .validationFailure
      )
    }
    let options = ScriptRun.Options(limit: limit?.time, memory: memory.limit?.bytes)
    let bounds = Explorer.Bounds(runs: runs, preemptions: preemptions, seed: seed)
    let explorer = Explorer(page, options: options, bounds: bounds)
    let environment = ProcessInfo.processInfo.environment
    let progressLine = ProgressLine.onStandardError(environment: environment)
    let found = Interruption.during(explorer.interrupt) {
      let text = { ProgressLine.text(explorer.reached) }
      return progressLine?.during(text: text, explorer.explore) ?? explorer.explore()
    }
    for mistake in found.mistakes { Message.error(mistake) }
    if !found.mistakes.isEmpty { throw ExitCode(2) }
    try show(found, environment)
    if found.stop == .interrupted { throw ExitCode(130) }
    if let expect, found.logs.count != expect {
      throw Message.failure(
        "expected \(Counted.of(expect, "log")), found \(found.logs.count)",
        ExitCode(1)
      )
    }
  }

  private func show(_ found: Exploration, _ environment: [String: String]) throws {
    let view = Window.view(of: STDOUT_FILENO, environment: environment)
    let word = ShellWord.quoted(script)
    let limit = limit.map { " --limit \($0.time)" } ?? ""
    let command = { (schedule: Schedule) in
      "rxlab run \(word)" + (schedule == .usual ? "" : " --schedule \(schedule)") + limit
    }
    switch format {
    case .text:
      let lines = found.lines(of: script, view, most: show, command: command)
      try LineOutput.show(lines, view, "the result", pager: Pager(environment: environment))
    case .json:
      let output = LineOutput(isInteractive: false, pager: Pager(environment: environment))
      output.write(try found.json(of: script, command: command))
      try output.finish("the result")
    }
    if found.coverage != .all, found.stop == nil, found.count == runs {
      Message.note("the search ended after \(runs) schedules; `--runs \(runs * 10)` tries more")
    }
  }
}
