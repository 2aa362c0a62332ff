import Dispatch
import Foundation
import Stage
import Synchronization

/// Drives a session's virtual time by the wall clock.
final class LiveClock: Sendable {
  private let origin: StageTime
  private let began = ContinuousClock.now
  private let isStopped = Mutex(false)
  private let alarm = DispatchSemaphore(value: 0)
  private let ended = DispatchSemaphore(value: 0)
  private let move: @Sendable (StageTime, Bool) -> [String]?
  private let failed: @Sendable (String) -> Void

  /// How often time is brought up to date, at least; no event waits longer for its line.
  private static let period = DispatchTimeInterval.milliseconds(10)

  /// - Parameters:
  ///   - start: The session's time now.
  ///   - move: Brings the session to a time, given whether its turn is held already; returns mistakes, or nothing when the
  ///     session is gone.
  ///   - failed: Receives the mistakes.
  init(
    start: StageTime,
    move: @escaping @Sendable (StageTime, Bool) -> [String]?,
    failed: @escaping @Sendable (String) -> Void
  ) {
    origin = start
    self.move = move
    self.failed = failed
  }

  func start() {
    Thread { [self] in
      while !isStopped.withLock(\.self) {
        guard let mistakes = move(now, false) else { break }
        for mistake in mistakes { failed(mistake) }
        _ = alarm.wait(timeout: .now() + Self.period)
      }
      ended.signal()
    }.start()
  }

  /// Brings the session, whose turn the caller holds, up to date.
  func catchUp() {
    for mistake in move(now, true) ?? [] { failed(mistake) }
  }

  func stop() {
    isStopped.withLock { $0 = true }
    alarm.signal()
    ended.wait()
  }

  /// In whole milliseconds, as people write times.
  private var now: StageTime {
    let passed = StageTime(ContinuousClock.now - began)
    return origin + .milliseconds(passed.nanoseconds / 1_000_000)
  }
}
