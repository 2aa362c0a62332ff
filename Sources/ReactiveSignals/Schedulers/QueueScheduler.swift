public import Dispatch
public import Foundation
import ReactiveKernel

/// Runs work asynchronously on a serial dispatch queue.
// Sendable: it has no state but its queue.
public final class QueueScheduler: DateScheduler, @unchecked Sendable {
  /// The scheduler of the main queue.
  public static let main = QueueScheduler(internalQueue: .main)

  /// The queue that runs the work.
  public let queue: DispatchQueue

  init(internalQueue: DispatchQueue) { queue = internalQueue }

  /// Creates a scheduler with a queue of its own.
  ///
  /// - Parameters:
  ///   - qos: The quality of service of the queue.
  ///   - name: The label of the queue.
  ///   - targetQueue: The queue on which that queue runs its work.
  public convenience init(
    qos: DispatchQoS = .unspecified,
    name: String = "org.reactivecocoa.ReactiveSwift.QueueScheduler",
    targeting targetQueue: DispatchQueue? = nil
  ) {
    self.init(internalQueue: DispatchQueue(label: name, qos: qos, target: targetQueue))
  }

  /// Creates a scheduler with a queue of its own that runs its work on the given queue.
  public convenience init(
    queue: DispatchQueue,
    name: String = "org.reactivecocoa.ReactiveSwift.QueueScheduler"
  ) {
    self.init(internalQueue: DispatchQueue(label: name, target: queue))
  }

  public var currentDate: Date { Date() }

  @discardableResult
  public func schedule(_ action: @escaping () -> Void) -> (any Disposable)? {
    let scheduled = AnyDisposable()
    let work = Transfer {
      if !scheduled.isDisposed { action() }
    }
    queue.async { work.value() }
    return scheduled
  }

  @discardableResult
  public func schedule(after date: Date, action: @escaping () -> Void) -> (any Disposable)? {
    let scheduled = AnyDisposable()
    let work = Transfer {
      if !scheduled.isDisposed { action() }
    }
    queue.asyncAfter(wallDeadline: date.wallTime) { work.value() }
    return scheduled
  }

  /// Schedules work for a date and then again after each interval, with a leeway of a tenth of the interval.
  @discardableResult
  public func schedule(
    after date: Date,
    interval: DispatchTimeInterval,
    action: @escaping () -> Void
  ) -> (any Disposable)? {
    schedule(after: date, interval: interval, leeway: interval.usualLeeway, action: action)
  }

  @discardableResult
  public func schedule(
    after date: Date,
    interval: DispatchTimeInterval,
    leeway: DispatchTimeInterval,
    action: @escaping () -> Void
  ) -> (any Disposable)? {
    precondition(interval.seconds >= 0, "A timer needs an interval of at least zero.")
    precondition(leeway.seconds >= 0, "A timer needs a leeway of at least zero.")
    let timer = DispatchSource.makeTimerSource(queue: queue)
    let scheduled = AnyDisposable { timer.cancel() }
    let work = Transfer {
      if !scheduled.isDisposed { action() }
    }
    timer.schedule(wallDeadline: date.wallTime, repeating: interval, leeway: leeway)
    timer.setEventHandler { work.value() }
    // The handler and the timer hold each other; cancelling releases both.
    timer.setCancelHandler { timer.setEventHandler(handler: nil) }
    timer.resume()
    return scheduled
  }
}

extension Date {
  fileprivate var wallTime: DispatchWallTime {
    let (seconds, fraction) = modf(timeIntervalSince1970)
    return DispatchWallTime(timespec: timespec(tv_sec: Int(seconds), tv_nsec: Int(fraction * 1e9)))
  }
}
