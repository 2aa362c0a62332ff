import Dispatch
import Foundation

/// Something that happens once, and can be waited for.
final class Signal: Sendable {
  private let semaphore = DispatchSemaphore(value: 0)

  func send() {
    semaphore.signal()
    // A run loop sleeps on. The main thread's wakes up for its queue; the others look again by themselves.
    DispatchQueue.main.async {}
  }

  /// Waits while the thread's run loop runs.
  ///
  /// - Parameter seconds: How long; as long as it takes if nil.
  /// - Returns: Whether it happened in time.
  func wait(seconds: TimeInterval?) -> Bool {
    let deadline = seconds.map { DispatchTime.now() + $0 }
    while semaphore.wait(timeout: .now()) == .timedOut {
      let now = DispatchTime.now()
      if let deadline, deadline <= now { return false }
      // Short enough for a loop that nothing wakes: another thread's, or main's inside a piece of the main queue's work.
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
