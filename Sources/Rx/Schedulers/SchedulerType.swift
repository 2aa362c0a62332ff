public import Dispatch
public import FoundationEssentials

/// A span of time.
public typealias RxTimeInterval = DispatchTimeInterval

/// A point in time.
public typealias RxTime = Date

/// A scheduler with a clock.
///
/// A conforming type needs `now`, `schedule` and `scheduleRelative`; `schedulePeriodic` is made from them unless it
/// brings its own.
public protocol SchedulerType: ImmediateSchedulerType {
  /// The scheduler's clock.
  var now: RxTime { get }

  /// Has `action` done after `dueTime`.
  func scheduleRelative<StateType>(
    _ state: StateType,
    dueTime: RxTimeInterval,
    action: @escaping (StateType) -> any Disposable
  ) -> any Disposable

  /// Has `action` done after `startAfter` and then once every `period`, each time with the state it returned last.
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
    let laps = Laps(self, period: period, state: state, action)
    laps.schedule(after: startAfter)
    return laps.next
  }
}
