import LessonKit
import ScriptSource
import Stage

extension Command {
  static let explore = onWorkspace(
    "explore",
    "O",
    argument: "[RUNS | SCHEDULE]",
    summary: "Find the logs of the open script in other orders of its threads and timers",
    details: [
      "  :explore         try up to 1000 schedules, and show each different log",
      "  :explore 5000    try up to 5000",
      "  :explore 3:1     start the script again, with this schedule",
      "  :explore usual   start it again with the usual one",
      "Ctrl-C ends the search and shows what was found.",
    ],
    isView: true
  ) { argument, workspace in
    guard let player = workspace.player else { return Reply.nothingOpen }
    if argument.isEmpty { return workspace.explore(player.file, Explorer.Bounds()) }
    if let runs = Int(argument), runs > 0 {
      return workspace.explore(player.file, Explorer.Bounds(runs: runs))
    }
    if let schedule = Schedule(argument) { return workspace.start(player.file, by: schedule) }
    return .failure(
      "error: `:explore` takes a number of runs, or a schedule such as `3:1`, and not `\(argument)`"
    )
  }
}

extension Workspace {
  /// The most logs that are shown.
  private static let mostLogs = 10

  fileprivate func explore(_ file: SourceFile, _ bounds: Explorer.Bounds) -> Reply {
    let explorer = Explorer(RunnableScript(file), options: options, bounds: bounds)
    let run = ActiveRuns.Run(stop: explorer.interrupt) { ProgressLine.text(explorer.reached) }
    let found = activeRuns.during(run, explorer.explore)
    guard found.mistakes.isEmpty else { return Reply(errors: found.mistakes, isFailure: true) }
    var lines = found.lines(of: lesson?.name ?? file.name, view(), most: Self.mostLogs) {
      ":explore \($0)"
    }
    if found.coverage != .all, found.stop == nil, found.count == bounds.runs {
      let tried = Counted.of(bounds.runs, "schedule")
      lines.append("The search ended after \(tried): `:explore \(bounds.runs * 10)` tries more.")
    }
    return Reply(lines: lines, isFailure: found.stop == .interrupted)
  }

  /// Starts the open script again, with a schedule.
  fileprivate func start(_ file: SourceFile, by schedule: Schedule) -> Reply {
    stopLive()
    self.schedule = schedule == .usual ? nil : schedule
    player = LessonPlayer(file, options: optionsOfOpenScript)
    shownStep = nil
    let order = schedule == .usual ? "the usual order" : "the schedule \(schedule)"
    return Reply(lines: ["The script starts again, in \(order)."] + arrival())
  }
}
