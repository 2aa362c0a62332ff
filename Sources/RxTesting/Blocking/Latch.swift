import Dispatch
import Foundation

/// A latch: threads wait until it is opened.
final class Latch: Sendable {
  private let semaphore = DispatchSemaphore(value: 0)

  func open() {
    semaphore.signal()
    // Wakes the run loop of the main thread, which otherwise sleeps on; other run loops check again by themselves.
    DispatchQueue.main.async {}
  }

  /// Waits until the latch is open, and runs the thread's run loop in the meantime.
  ///
  /// - Parameter seconds: The longest time to wait; unlimited if nil, and zero if not a number.
  /// - Returns: Whether the latch was opened in time.
  func wait(seconds: TimeInterval?) -> Bool {
    // Not `max`, which returns a NaN as it is.
    let deadline = seconds.map { DispatchTime.now() + ($0 > 0 ? $0 : 0) }
    while semaphore.wait(timeout: .now()) == .timedOut {
      let now = DispatchTime.now()
      if let deadline, deadline <= now { return false }
      // Short enough for a run loop that nothing wakes: that of another thread, or of the main thread inside work of the main
      // queue.
      let pause = min(deadline ?? .distantFuture, now + 0.01)
      let left = Double(pause.uptimeNanoseconds - now.uptimeNanoseconds) / 1e9
      if !RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: left)),
        semaphore.wait(timeout: pause) == .success
      {
        return true
      }
    }
    return true
  }
}
