import Synchronization

/// Periodic work on a scheduler that only has `scheduleRelative`.
///
/// Each run schedules the next before it does its work, so that the duration of the work does not add to the period. A run
/// that is due while another is still working, as on a concurrent scheduler, follows it.
final class PeriodicWork<State> {
  /// The next run.
  let next = SerialDisposable()
  private let scheduler: any SchedulerType
  private let period: RxTimeInterval
  private let due = Atomic(0)
  // Used only by the thread that raises `due` from zero.
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
      self.run()
      return Disposables.create()
    }
  }

  private func run() {
    if next.isDisposed { return }
    schedule(after: period)
    if due.add(1, ordering: .acquiringAndReleasing).oldValue > 0 { return }
    repeat {
      if next.isDisposed { return }
      state = action(state)
    } while due.subtract(1, ordering: .acquiringAndReleasing).newValue > 0
  }
}
