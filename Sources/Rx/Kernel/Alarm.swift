import Dispatch

/// The kernel of operators that wait: one alarm at a time, which rings behind the gate where the sources meet.
///
/// Setting it again takes the place of the alarm before, also of one that is already waiting at the gate.
final class Alarm {
  private let scheduler: any SchedulerType
  private let gate: Gate
  private let pending = SerialDisposable()
  // Touched behind the gate, or before any source runs.
  private var number = 0
  private let lifetime: Lifetime
  private let ring: (Alarm) -> Void

  /// - Parameter ring: Called when the alarm goes off, behind the meeting's gate.
  init(_ scheduler: any SchedulerType, in meeting: Meeting, _ ring: @escaping (Alarm) -> Void) {
    self.scheduler = scheduler
    self.ring = ring
    gate = meeting.gate
    lifetime = meeting.lifetime
    lifetime.add(pending)
  }

  func set(after dueTime: RxTimeInterval) {
    number &+= 1
    // In place before the scheduler sees it, which may do the work at once and set the next alarm from there.
    let scheduled = SingleAssignmentDisposable()
    pending.disposable = scheduled
    scheduled.setDisposable(
      scheduler.scheduleRelative(number, dueTime: dueTime) { number in
        self.gate.pass(number, to: self.goOff)
        return Disposables.create()
      }
    )
  }

  private func goOff(_ number: Int) {
    if number == self.number, lifetime.isActive { ring(self) }
  }
}
