public import Dispatch
public import FoundationEssentials

/// A time interval.
public typealias RxTimeInterval = DispatchTimeInterval

/// A point in time.
public typealias RxTime = Date

/// A scheduler with a clock.
///
/// A conforming type needs `now`, `schedule` and `scheduleRelative`; `schedulePeriodic` has a default implementation.
public protocol SchedulerType: ImmediateSchedulerType {
  /// The current time of the scheduler.
  var now: RxTime { get }

  /// Runs `action` after `dueTime`.
  func scheduleRelative<StateType>(
    _ state: StateType,
    dueTime: RxTimeInterval,
    action: @escaping (StateType) -> any Disposable
  ) -> any Disposable

  /// Runs `action` after `startAfter` and then every `period`, each time with the state that it returned last.
  func schedulePeriodic<StateType>(
    _ state: StateType,
    startAfter: RxTimeInterval,
    period: RxTimeInterval,
    action: @escaping (StateType) -> StateType
  ) -> any Disposable
}

extension SchedulerType {
  public func schedulePeriodic<StateType>(
    _ state: StateType,
    startAfter: RxTimeInterval,
    period: RxTimeInterval,
    action: @escaping (StateType) -> StateType
  ) -> any Disposable {
    let work = PeriodicWork(self, period: period, state: state, action)
    work.schedule(after: startAfter)
    return work
  }
}
