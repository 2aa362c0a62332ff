import Synchronization

/// Periodic work on a scheduler that can only do relative work.
///
/// Each lap schedules the next one before it does its own work, so that the work's duration does not add to the period.
/// A lap that falls due while the work of another is being done, which a concurrent scheduler allows, is done after it.
final class Laps<State> {
  /// The lap to come.
  let next = SerialDisposable()
  private let scheduler: any SchedulerType
  private let period: RxTimeInterval
  private let due = Atomic(0)
  // Used by the one that counts `due` up from zero.
  private var state: State
  private let action: (State) -> State

  init(
    _ scheduler: any SchedulerType,
    period: RxTimeInterval,
    state: State,
    _ action: @escaping (State) -> State
  ) {
    self.scheduler = scheduler
    self.period = period
    self.state = state
    self.action = action
  }

  func schedule(after dueTime: RxTimeInterval) {
    if next.isDisposed { return }
    next.disposable = scheduler.scheduleRelative((), dueTime: dueTime) { _ in
      self.lap()
      return Disposables.create()
    }
  }

  private func lap() {
    if next.isDisposed { return }
    schedule(after: period)
    if due.add(1, ordering: .acquiringAndReleasing).oldValue > 0 { return }
    repeat {
      if next.isDisposed { return }
      state = action(state)
    } while due.subtract(1, ordering: .acquiringAndReleasing).newValue > 0
  }
}
