import Dispatch
import ReactiveKernel

/// The timer of an operator: one deadline at a time.
///
/// It fires behind the gate of the sources.
///
/// Starting it again cancels the previous deadline, even if it has already fired and waits at the gate.
final class OperatorTimer: Disposable {
  private let scheduler: any SchedulerType
  private let gate: Gate
  private let lifetime: Lifetime
  private let fire: (OperatorTimer) -> Void

  private let lock = Lock()
  // Guarded by `lock`. The number of the current deadline, which only grows.
  @exclusivity(unchecked) private var number = 0
  @exclusivity(unchecked) private var scheduled: (any Disposable)?
  @exclusivity(unchecked) private var isDisposed = false

  /// - Parameter fire: Called at the deadline, behind the gate.
  init(
    _ scheduler: any SchedulerType,
    in group: SourceGroup,
    _ fire: @escaping (OperatorTimer) -> Void
  ) {
    self.scheduler = scheduler
    self.fire = fire
    gate = group.gate
    lifetime = group.lifetime
    lifetime.add(self)
  }

  func start(after dueTime: RxTimeInterval) {
    let mine = replace()
    let new = scheduler.scheduleRelative(mine, dueTime: dueTime) { number in
      self.gate.pass(number, to: self.deadlineReached)
      return Disposables.create()
    }
    // The scheduler may have run the work immediately, and that may have started the timer again.
    let isCurrent = lock.locked {
      if mine != number || isDisposed { return false }
      scheduled = new
      return true
    }
    if !isCurrent { new.dispose() }
  }

  func dispose() {
    lock.locked { isDisposed = true }
    _ = replace()
  }

  /// Cancels the current deadline, and returns the number of the next.
  private func replace() -> Int {
    let (old, next) = lock.locked {
      let old = scheduled
      scheduled = nil
      number &+= 1
      return (old, number)
    }
    old?.dispose()
    return next
  }

  private func deadlineReached(_ number: Int) {
    if lock.locked({ number == self.number }), lifetime.isActive { fire(self) }
  }
}
