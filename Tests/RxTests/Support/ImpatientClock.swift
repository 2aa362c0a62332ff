import Dispatch
import FoundationEssentials
import Rx

/// A scheduler that runs work without a delay before `scheduleRelative` returns.
final class ImpatientClock: SchedulerType {
  let ticks = TickClock()

  var now: Date { ticks.now }

  func schedule<StateType>(
    _ state: StateType,
    action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    action(state)
  }

  func scheduleRelative<StateType>(
    _ state: StateType,
    dueTime: RxTimeInterval,
    action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    if dueTime == .seconds(0) { return action(state) }
    return ticks.scheduleRelative(state, dueTime: dueTime, action: action)
  }
}
