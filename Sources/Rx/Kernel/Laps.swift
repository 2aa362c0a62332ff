/// Periodic work on a scheduler that can only do relative work.
///
/// Each lap schedules the next one before it does its own work, so that the work's duration does not add to the period.
final class Laps<State> {
  /// The lap to come.
  let next = SerialDisposable()
  private let scheduler: any SchedulerType
  private let period: RxTimeInterval
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
    state = action(state)
  }
}
