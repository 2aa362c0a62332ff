import LessonKit
import Synchronization

/// The runs that are under way: Ctrl-C stops them, and a terminal shows their progress.
package final class Running: Sendable {
  /// A run and its start.
  ///
  /// `@unchecked Sendable`: `stop` is safe on any thread, as `ScriptRun.interrupt`, `PromptSession.interrupt` and
  /// `LessonPlayer.interrupt` are.
  private struct Underway: @unchecked Sendable {
    let stop: () -> Void
    let began = ContinuousClock.now
  }

  private struct State {
    var works: [Int: Underway] = [:]
    var count = 0
  }

  private let state = Mutex(State())
  private let line: ProgressLine?

  /// A run that is shorter than this goes unnoticed at the prompt.
  private static let patience = Duration.milliseconds(300)

  /// - Parameter line: Shows the progress of a long run.
  init(_ line: ProgressLine?) { self.line = line }

  /// How to stop a run, and how to ask for its progress.
  struct Work {
    let stop: () -> Void
    let reached: ProgressLine.Reached
  }

  /// Runs `body` and shows its progress.
  func during<Result>(_ work: Work, _ body: () -> Result) -> Result {
    quietly(work) { line?.during(work.reached, body) ?? body() }
  }

  /// Runs `body` without showing progress, since a person may be typing.
  func quietly<Result>(_ work: Work, _ body: () -> Result) -> Result {
    let ticket = state.withLock { [underway = Underway(stop: work.stop)] state in
      state.count += 1
      state.works[state.count] = underway
      return state.count
    }
    defer { _ = state.withLock { $0.works.removeValue(forKey: ticket) } }
    return body()
  }

  /// Erases the progress line, before something else is written.
  func clearLine() { line?.clear() }

  /// Stops all runs.
  func stop() { stop { _ in true } }

  /// Stops the runs that take so long that a person at the prompt must mean them.
  func stopLong() {
    let now = ContinuousClock.now
    stop { now - $0.began > Self.patience }
  }

  private func stop(_ isMeant: (Underway) -> Bool) {
    for work in state.withLock({ Array($0.works.values) }) where isMeant(work) { work.stop() }
  }
}

extension Running.Work {
  init(_ player: LessonPlayer) {
    self.init(stop: player.interrupt, reached: { player.reached })
  }

  init(_ session: PromptSession) {
    self.init(stop: session.interrupt, reached: { session.reached })
  }

  init(_ run: ScriptRun) {
    self.init(stop: run.interrupt, reached: { run.reached })
  }
}
