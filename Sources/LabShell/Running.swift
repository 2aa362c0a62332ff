import LessonKit
import Synchronization

/// What runs at the moment: Ctrl-C stops it, and a terminal is told how far it has come.
package final class Running: Sendable {
  /// Something under way, and since when.
  ///
  /// `@unchecked Sendable`: what stops it is safe on any thread, as `ScriptRun.interrupt`, `LabSession.interrupt` and
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

  /// What a person at the prompt does not notice is shorter than this.
  private static let patience = Duration.milliseconds(300)

  /// - Parameter line: Where it is told how far something has come that takes long.
  init(_ line: ProgressLine?) { self.line = line }

  /// Something that can run.
  struct Work {
    let stop: () -> Void
    let reached: ProgressLine.Reached
  }

  /// Runs `body`; a terminal is told how far it has come.
  func during<Result>(_ work: Work, _ body: () -> Result) -> Result {
    quietly(work) { line?.during(work.reached, body) ?? body() }
  }

  /// Runs `body` while a person may be typing: nothing is shown meanwhile.
  func quietly<Result>(_ work: Work, _ body: () -> Result) -> Result {
    let ticket = state.withLock { [underway = Underway(stop: work.stop)] state in
      state.count += 1
      state.works[state.count] = underway
      return state.count
    }
    defer { _ = state.withLock { $0.works.removeValue(forKey: ticket) } }
    return body()
  }

  /// Stops what runs.
  func stop() { stop { _ in true } }

  /// Stops what computes for so long that it must be what a person at the prompt means.
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

  init(_ world: LabSession) {
    self.init(stop: world.interrupt, reached: { world.reached })
  }

  init(_ run: ScriptRun) {
    self.init(stop: run.interrupt, reached: { run.reached })
  }
}
