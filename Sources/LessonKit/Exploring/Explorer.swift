import Stage
import Synchronization

/// Runs a script by one schedule after another, and collects its logs.
package final class Explorer {
  /// How far a search goes.
  package struct Bounds: Sendable, Hashable {
    /// The most schedules to try.
    package var runs: Int
    /// The most preemptions in one schedule; any number if nil.
    package var preemptions: Int?
    /// Tries random schedules, the same ones for the same seed; nil for a search in order.
    package var seed: UInt64?

    package init(runs: Int = 1_000, preemptions: Int? = nil, seed: UInt64? = nil) {
      (self.runs, self.preemptions, self.seed) = (runs, preemptions, seed)
    }
  }

  /// The most bytes of logs that a search keeps.
  static let mostBytes = 64 << 20
  /// The most runs that look for a shorter random schedule.
  private static let shorteningRuns = 200

  private let script: RunnableScript
  private let options: ScriptRun.Options
  private let bounds: Bounds
  private let state = Mutex(State())
  private var found = Exploration()

  /// What another thread sees.
  private struct State {
    var run: Handle?
    var isInterrupted = false
    var schedules = 0
    var logs = 0
  }

  /// `@unchecked Sendable`: only `interrupt` is called through it, which is safe on any thread.
  private struct Handle: @unchecked Sendable {
    let run: ScriptRun
  }

  private struct Trial {
    let outcome: RunOutcome
    let made: ChoicesMade
    /// Whether the script has mistakes, so that it did not begin.
    let wasRefused: Bool
  }

  /// - Parameter options: How the script runs. The format and the schedule among them are ignored.
  package init(
    _ script: RunnableScript,
    options: ScriptRun.Options = ScriptRun.Options(),
    bounds: Bounds = Bounds()
  ) {
    self.script = script
    self.options = options
    self.bounds = bounds
  }

  /// Stops the search after what it has found.
  ///
  /// Safe on any thread.
  package func interrupt() {
    state.withLock { state in
      state.isInterrupted = true
      state.run?.run.interrupt()
    }
  }

  /// How many schedules have been tried, and how many logs have been found.
  ///
  /// Safe on any thread.
  package var reached: (schedules: Int, logs: Int) { state.withLock { ($0.schedules, $0.logs) } }

  /// Searches until all schedules have been tried, or a bound is reached.
  package func explore() -> Exploration {
    found = Exploration()
    found.seed = bounds.seed
    if let seed = bounds.seed { exploreRandomly(from: seed) } else { exploreInOrder() }
    return found
  }

  private func exploreInOrder() {
    var search = ScheduleSearch(runs: bounds.runs, preemptions: bounds.preemptions)
    while found.stop == nil, found.mistakes.isEmpty, let schedule = search.next() {
      guard let trial = run(schedule) else { break }
      note(trial, by: schedule)
      search.add(trial.made)
    }
    if found.stop != nil {
      found.coverage = .some(preemptions: nil)
    } else if let fewest = search.fewestPreemptionsLeft {
      found.coverage = .some(preemptions: fewest > 0 ? fewest - 1 : nil)
    }
  }

  private func exploreRandomly(from seed: UInt64) {
    guard let usual = run(.usual) else { return }
    note(usual, by: .usual)
    if usual.made.count == 0 { return }
    found.coverage = .some(preemptions: nil)
    for index in 1..<max(bounds.runs, 1) where found.stop == nil && found.mistakes.isEmpty {
      guard let trial = run(.usual, seed: seed &+ UInt64(index)) else { return }
      note(trial, by: trial.made.schedule)
    }
    shorten()
  }

  /// Leaves out the random choices that a log does not need.
  private func shorten() {
    var left = Self.shorteningRuns
    for (index, log) in found.logs.enumerated() {
      var schedule = log.schedule
      for position in schedule.choices.indices.reversed() {
        guard left > 0, found.stop == nil else { return }
        left -= 1
        let shorter = schedule.removing(at: position)
        guard let trial = run(shorter) else { return }
        if trial.outcome == log.outcome, trial.made.misfit == nil { schedule = shorter }
      }
      found.shorten(index, to: schedule)
    }
  }

  private func note(_ trial: Trial, by schedule: Schedule) {
    if trial.wasRefused {
      found.mistakes = trial.outcome.messages
      return
    }
    found.add(trial.outcome, by: schedule)
    if found.size > Self.mostBytes { found.stop = .tooLarge }
    let (count, logs) = (found.count, found.logs.count)
    state.withLock { ($0.schedules, $0.logs) = (count, logs) }
  }

  /// Runs the script once.
  ///
  /// - Returns: Nil if it was interrupted.
  private func run(_ schedule: Schedule, seed: UInt64? = nil) -> Trial? {
    var options = options
    options.format = .console
    options.showsThreads = false
    options.schedule = schedule
    options.seed = seed
    let lines = Mutex<[String]>([])
    let run = ScriptRun(script, options: options) { line in lines.withLock { $0.append(line) } }
    let handle = Handle(run: run)
    let isInterrupted = state.withLock { state in
      state.run = handle
      return state.isInterrupted
    }
    let report = isInterrupted ? nil : run.run()
    state.withLock { $0.run = nil }
    guard let report, !report.wasInterrupted, let made = run.choicesMade else {
      found.stop = .interrupted
      return nil
    }
    return Trial(
      outcome: RunOutcome(
        lines: LogText(printed: lines.withLock(\.self)).lines,
        messages: report.warnings + report.mistakes
      ),
      made: made,
      wasRefused: report.wasRefused
    )
  }
}
