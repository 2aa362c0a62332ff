public import Dispatch
public import FoundationEssentials

/// Runs work on a concurrent dispatch queue.
public final class ConcurrentDispatchQueueScheduler: SchedulerType, QueueScheduler, Sendable {
  private let work: DispatchWork

  /// - Parameters:
  ///   - queue: The queue that runs the work.
  ///   - leeway: How late a timer may fire.
  public init(queue: DispatchQueue, leeway: DispatchTimeInterval = .nanoseconds(0)) {
    work = DispatchWork(queue: queue, leeway: leeway)
  }

  /// Creates a scheduler with its own concurrent queue.
  public convenience init(qos: DispatchQoS, leeway: DispatchTimeInterval = .nanoseconds(0)) {
    let queue = DispatchQueue(
      label: "rx.concurrent_dispatch_queue",
      qos: qos,
      attributes: .concurrent
    )
    self.init(queue: queue, leeway: leeway)
  }

  public var now: Date { Date() }

  public func schedule<StateType>(
    _ state: StateType,
    action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    work.now(state, action)
  }

  public func scheduleRelative<StateType>(
    _ state: StateType,
    dueTime: RxTimeInterval,
    action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    work.later(state, dueTime, action)
  }

  public func schedulePeriodic<StateType>(
    _ state: StateType,
    startAfter: RxTimeInterval,
    period: RxTimeInterval,
    action: @escaping (StateType) -> StateType
  ) -> any Disposable {
    work.periodically(state, startAfter: startAfter, period: period, action)
  }
}

extension ConcurrentDispatchQueueScheduler: CustomStringConvertible {
  public var description: String { "ConcurrentDispatchQueueScheduler" }
}
