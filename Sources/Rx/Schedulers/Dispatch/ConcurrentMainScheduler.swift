public import Dispatch
public import FoundationEssentials
import ReactiveKernel

/// Runs work on the main queue: immediately if the caller is on it, even if other work waits there.
///
/// Meant for `subscribe(on:)`. Elements may overtake one another on it.
public final class ConcurrentMainScheduler: SchedulerType, QueueScheduler, Sendable {
  /// The shared instance.
  public static let instance = ConcurrentMainScheduler()

  private init() {}

  public var now: Date { Date() }

  public func schedule<StateType>(
    _ state: StateType,
    action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    MainQueue.isCurrent ? action(state) : MainQueue.work.now(state, action)
  }

  public func scheduleRelative<StateType>(
    _ state: StateType,
    dueTime: RxTimeInterval,
    action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    MainQueue.work.later(state, dueTime, action)
  }

  public func schedulePeriodic<StateType>(
    _ state: StateType,
    startAfter: RxTimeInterval,
    period: RxTimeInterval,
    action: @escaping (StateType) -> StateType
  ) -> any Disposable {
    MainQueue.work.periodically(state, startAfter: startAfter, period: period, action)
  }
}

extension ConcurrentMainScheduler: CustomStringConvertible {
  public var description: String { "ConcurrentMainScheduler" }
}
