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

  func during<Result>(
    _ stop: @escaping () -> Void,
    reached: @escaping ProgressLine.Reached,
    _ body: () -> Result
  ) -> Result {
    current.withLock { [interrupt = Interrupt(stop: stop)] in $0 = interrupt }
    defer { current.withLock { $0 = nil } }
    return line?.during(reached, body) ?? body()
  }

  func stop() { current.withLock { $0 }?.stop() }
}
