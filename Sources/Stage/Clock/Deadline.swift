/// The time at which a sleep, a timed wait or a timer's next lap is due.
final class Deadline {
  let time: StageTime
  /// Decides a tie: taken when the wait begins or the timer is first armed.
  let sequence: Int
  let owner: any DeadlineOwner
  /// The queue in whose order it takes its turn even in a tie; nil if a tie has no order.
  let line: AnyObject?
  /// Whether it is on the timeline: neither reached nor cancelled.
  ///
  /// Only the timeline changes it.
  var isPending = false

  init(
    time: StageTime,
    sequence: Int,
    owner: any DeadlineOwner,
    inLineOf line: AnyObject? = nil
  ) {
    self.time = time
    self.sequence = sequence
    self.owner = owner
    self.line = line
  }
}

extension Deadline: Comparable {
  /// Earlier deadlines first; of a tie, the one created first.
  static func < (left: Deadline, right: Deadline) -> Bool {
    left.time == right.time ? left.sequence < right.sequence : left.time < right.time
  }

  static func == (left: Deadline, right: Deadline) -> Bool { left === right }
}

/// What waits for a deadline: a thread or a timer.
protocol DeadlineOwner: AnyObject {
  /// The clock has reached the deadline.
  func deadlineReached()
  /// The run is over, and the clock never reaches the deadline.
  func deadlineDropped()
}
