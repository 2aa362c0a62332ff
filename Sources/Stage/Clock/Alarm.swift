/// Something due at an instant: the end of a sleep or a wait, or a timer's next lap.
final class Alarm {
  enum Action {
    case wake(StageThread)
    case lapse(StageTimer)
  }

  let time: StageTime
  /// Decides between alarms of the same instant.
  ///
  /// Taken when the wait begins or the timer is first armed.
  let sequence: Int
  let action: Action
  /// Whether it stands on the time line: neither gone off nor cancelled.
  ///
  /// The time line alone changes it.
  var isPending = false

  init(time: StageTime, sequence: Int, action: Action) {
    self.time = time
    self.sequence = sequence
    self.action = action
  }

  func isDue(before other: Alarm) -> Bool {
    time == other.time ? sequence < other.sequence : time < other.time
  }
}
