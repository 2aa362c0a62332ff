import ReactiveKernel
import Synchronization

/// Periodic work on a scheduler that only has `scheduleRelative`; disposing it cancels the work.
///
/// Each run schedules the next before it does its work, so that the duration of the work does not add to the period. A run
/// that is due while another is still working, as on a concurrent scheduler, follows it.
final class PeriodicWork<State>: Disposable {
  private let scheduler: any SchedulerType
  private let period: RxTimeInterval
  private let due = Atomic(0)
  // Used only by the thread that raises `due` from zero.
  private var state: State
  private let action: (State) -> State
  private let counter = ResourceCounter()

  private let isDisposed = Atomic(false)
  private let lock = Lock()
  // Guarded by `lock`. The number of runs that were scheduled.
  @exclusivity(unchecked) private var number = 0
  @exclusivity(unchecked) private var next: (any Disposable)?

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
    if isDisposed.load(ordering: .relaxed) { return }
    let mine = lock.locked {
      number += 1
      return number
    }
    var scheduled: (any Disposable)? = scheduler.scheduleRelative((), dueTime: dueTime) { _ in
      self.run()
      return Disposables.create()
    }
    // The scheduler may have run the work immediately, and that has scheduled the run after it.
    lock.locked {
      if mine == number, !isDisposed.load(ordering: .relaxed) { swap(&scheduled, &next) }
    }
    scheduled?.dispose()
  }

  func dispose() {
    var scheduled: (any Disposable)?
    lock.locked {
      isDisposed.store(true, ordering: .relaxed)
      swap(&scheduled, &next)
    }
    scheduled?.dispose()
  }

  private func run() {
    if isDisposed.load(ordering: .relaxed) { return }
    schedule(after: period)
    if due.add(1, ordering: .acquiringAndReleasing).oldValue > 0 { return }
    repeat {
      if isDisposed.load(ordering: .relaxed) { return }
      state = action(state)
    } while due.subtract(1, ordering: .acquiringAndReleasing).newValue > 0
  }
}
