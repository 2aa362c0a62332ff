import Synchronization

/// What Ctrl-C stops: whatever runs at that moment.
package final class Running: Sendable {
  /// Stops what runs.
  ///
  /// Safe on any thread, as `ScriptRun.interrupt`, `LabSession.interrupt` and `LessonPlayer.interrupt` are.
  private struct Interrupt: @unchecked Sendable {
    let stop: () -> Void
  }

  private let current = Mutex<Interrupt?>(nil)

  func during<Result>(_ stop: @escaping () -> Void, _ body: () -> Result) -> Result {
    current.withLock { [interrupt = Interrupt(stop: stop)] in $0 = interrupt }
    defer { current.withLock { $0 = nil } }
    return body()
  }

  func stop() { current.withLock { $0 }?.stop() }
}
