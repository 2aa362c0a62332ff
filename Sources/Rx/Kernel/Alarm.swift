import Dispatch

/// The kernel of operators that wait: one alarm at a time, which rings behind the gate where the sources meet.
///
/// Setting it again takes the place of the alarm before, also of one that is already waiting at the gate.
final class Alarm: Disposable {
  private let scheduler: any SchedulerType
  private let gate: Gate
  private let lifetime: Lifetime
  private let ring: (Alarm) -> Void

  private let lock = Lock()
  // Guarded by `lock`. The number of the alarm that counts, which only grows.
  @exclusivity(unchecked) private var number = 0
  @exclusivity(unchecked) private var scheduled: (any Disposable)?
  @exclusivity(unchecked) private var isDisposed = false

  /// - Parameter ring: Called when the alarm goes off, behind the meeting's gate.
  init(_ scheduler: any SchedulerType, in meeting: Meeting, _ ring: @escaping (Alarm) -> Void) {
    self.scheduler = scheduler
    self.ring = ring
    gate = meeting.gate
    lifetime = meeting.lifetime
    lifetime.add(self)
  }

  func set(after dueTime: RxTimeInterval) {
    let mine = replace()
    let new = scheduler.scheduleRelative(mine, dueTime: dueTime) { number in
      self.gate.pass(number, to: self.goOff)
      return Disposables.create()
    }
    // The scheduler may have done the work at once, and the next alarm may have been set from there.
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

  /// Cancels the alarm that is set, and returns the number of the next.
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

  private func goOff(_ number: Int) {
    if lock.locked({ number == self.number }), lifetime.isActive { ring(self) }
  }
}
