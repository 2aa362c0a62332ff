import LessonKit
import Synchronization

/// The runs in progress, which Ctrl-C stops and whose progress a terminal shows.
package final class ActiveRuns: Sendable {
  /// A run and its start.
  ///
  /// `@unchecked Sendable`: `stop` is safe on any thread, as `ScriptRun.interrupt`, `PromptSession.interrupt` and
  /// `LessonPlayer.interrupt` are.
  private struct StartedRun: @unchecked Sendable {
    let stop: () -> Void
    let began = ContinuousClock.now
  }

  private struct State {
    var runs: [Int: StartedRun] = [:]
    var count = 0
  }

  private let state = Mutex(State())
  private let line: ProgressLine?

  /// A run that takes longer is one that the user notices.
  private static let longRun = Duration.milliseconds(300)

  /// - Parameter line: Shows the progress of a long run.
  init(_ line: ProgressLine?) { self.line = line }

  /// How to stop a run, and how to ask for its progress.
  struct Run {
    let stop: () -> Void
    /// Returns the text of the progress line; nil for none.
    let progress: () -> String?
  }

  /// Runs `body` and shows its progress.
  func during<Result>(_ run: Run, _ body: () -> Result) -> Result {
    quietly(run) { line?.during(text: run.progress, body) ?? body() }
  }

  /// Runs `body` without showing progress, since a person may be typing.
  func quietly<Result>(_ run: Run, _ body: () -> Result) -> Result {
    let ticket = state.withLock { [started = StartedRun(stop: run.stop)] state in
      state.count += 1
      state.runs[state.count] = started
      return state.count
    }
    defer { _ = state.withLock { $0.runs.removeValue(forKey: ticket) } }
    return body()
  }

  /// Erases the progress line, before something else is written.
  func clearLine() { line?.clear() }

  /// Stops all runs.
  func stop() { stop { _ in true } }

  /// Stops the runs that have taken long enough for the user to notice.
  func stopLong() {
    let now = ContinuousClock.now
    stop { now - $0.began > Self.longRun }
  }

  private func stop(where matches: (StartedRun) -> Bool) {
    for run in state.withLock({ Array($0.runs.values) }) where matches(run) { run.stop() }
  }
}

extension ActiveRuns.Run {
  init(_ player: LessonPlayer) {
    self.init(stop: player.interrupt) { player.reached.map(ProgressLine.text) }
  }

  init(_ session: PromptSession) {
    self.init(stop: session.interrupt) { ProgressLine.text(session.reached) }
  }

  init(_ run: ScriptRun) {
    self.init(stop: run.interrupt) { ProgressLine.text(run.reached) }
  }
}
