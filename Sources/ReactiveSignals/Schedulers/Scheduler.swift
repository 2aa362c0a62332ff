public import Foundation

/// Runs work, one piece after the other.
public protocol Scheduler: AnyObject {
  /// Schedules work for as soon as possible.
  ///
  /// - Returns: What cancels the work, if that is possible.
  @discardableResult
  func schedule(_ action: @escaping () -> Void) -> (any Disposable)?
}

/// A scheduler with a clock.
public protocol DateScheduler: Scheduler {
  /// The scheduler's time.
  var currentDate: Date { get }

  /// Schedules work for a date.
  @discardableResult
  func schedule(after date: Date, action: @escaping () -> Void) -> (any Disposable)?

  /// Schedules work for a date and then again after each interval, until it is cancelled.
  ///
  /// - Parameter leeway: How much later than its date the work may run.
  @discardableResult
  func schedule(
    after date: Date,
    interval: DispatchTimeInterval,
    leeway: DispatchTimeInterval,
    action: @escaping () -> Void
  ) -> (any Disposable)?
}

extension DateScheduler {
  /// Schedules work for after a delay and then again after each interval, until it is cancelled.
  @discardableResult
  public func schedule(
    after delay: DispatchTimeInterval,
    interval: DispatchTimeInterval,
    leeway: DispatchTimeInterval = .seconds(0),
    action: @escaping () -> Void
  ) -> (any Disposable)? {
    schedule(
      after: currentDate.addingTimeInterval(delay.seconds),
      interval: interval,
      leeway: leeway,
      action: action
    )
  }
}

extension DispatchTimeInterval {
  var seconds: TimeInterval {
    switch self {
    case .seconds(let count): TimeInterval(count)
    case .milliseconds(let count): TimeInterval(count) / 1e3
    case .microseconds(let count): TimeInterval(count) / 1e6
    case .nanoseconds(let count): TimeInterval(count) / 1e9
    case .never: .infinity
    @unknown default: .infinity
    }
  }

  /// A tenth of the interval: how much later a timer may fire if nothing else is said.
  var usualLeeway: DispatchTimeInterval { .nanoseconds(seconds: seconds * 0.1) }

  static func nanoseconds(seconds: TimeInterval) -> DispatchTimeInterval {
    let count = (seconds * 1e9).rounded()
    return count >= TimeInterval(Int.max) ? .never : .nanoseconds(Int(count))
  }
}
