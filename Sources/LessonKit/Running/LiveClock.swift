import Dispatch
import Foundation
import Stage
import Synchronization

/// Lets virtual time follow the wall clock.
final class LiveClock: Sendable {
  private let origin: StageTime
  private let began = ContinuousClock.now
  private let isStopped = Mutex(false)
  private let alarm = DispatchSemaphore(value: 0)
  private let ended = DispatchSemaphore(value: 0)
  private let move: @Sendable (StageTime, Bool) -> [String]?
  private let failed: @Sendable (String) -> Void

  /// The longest time between two moves, and so the longest delay of a line.
  private static let period = DispatchTimeInterval.milliseconds(10)

  /// - Parameters:
  ///   - start: The virtual time now.
  ///   - move: Moves to a time, given whether the session's lock is held already. Returns errors, or nil when live time is
  ///     over.
  ///   - failed: Receives the errors.
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

  /// Moves to the current time, for a caller that has locked the session.
  func catchUp() {
    for mistake in move(now, true) ?? [] { failed(mistake) }
  }

  func stop() {
    isStopped.withLock { $0 = true }
    alarm.signal()
    ended.wait()
  }

  /// The current time, rounded down to whole milliseconds.
  private var now: StageTime {
    let passed = StageTime(ContinuousClock.now - began)
    return origin + .milliseconds(passed.nanoseconds / 1_000_000)
  }
}
