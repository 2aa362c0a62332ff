import LessonKit
import Synchronization

/// What runs at the moment: Ctrl-C stops it, and a terminal is told how far it has come.
package final class Running: Sendable {
  /// Stops what runs.
  ///
  /// Safe on any thread, as `ScriptRun.interrupt`, `LabSession.interrupt` and `LessonPlayer.interrupt` are.
  private struct Interrupt: @unchecked Sendable {
    let stop: () -> Void
  }

  private let current = Mutex<Interrupt?>(nil)
  private let line: ProgressLine?

  /// - Parameter line: Where it is told how far something has come that takes long.
  init(_ line: ProgressLine?) { self.line = line }

  /// Something that can run.
  struct Work {
    let stop: () -> Void
    let reached: ProgressLine.Reached
  }

  func during<Result>(_ work: Work, _ body: () -> Result) -> Result {
    current.withLock { [interrupt = Interrupt(stop: work.stop)] in $0 = interrupt }
    defer { current.withLock { $0 = nil } }
    return line?.during(work.reached, body) ?? body()
  }

  func stop() { current.withLock { $0 }?.stop() }
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
