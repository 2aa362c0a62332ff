import LabBindings
public import Stage

/// Where a player is to go on to.
public enum Goal: Sendable, Hashable {
  /// So many events further.
  case events(Int)
  /// Behind the record of this number.
  case record(Int)
  /// Behind everything that happens up to this time.
  case time(StageTime)
  /// So many statements further, before the next one runs: over the functions that they call, as far as the script's end;
  /// behind it, into the functions that run later.
  case statements(Int)
  /// Before the first statement of a section that has not been entered.
  case section
  /// So many lines of the log further.
  case lines(Int)
  case end
}

/// What a player watches while it goes on: whether the goal or a breakpoint is reached.
struct Watch {
  private let goal: Goal
  private var left: Int
  /// Whether the script's own statements have all run: those of functions that run later count from then on.
  private var isBeyondEnd: Bool

  /// - Parameter isBeginning: Whether coming to the first statement counts as a step.
  init(_ goal: Goal, isBeginning: Bool, isBeyondEnd: Bool) {
    self.goal = goal
    self.isBeyondEnd = isBeyondEnd
    switch goal {
    case .events(let count), .statements(let count), .lines(let count): left = count
    default: left = 0
    }
    if case .statements = goal, isBeginning { left -= 1 }
  }

  /// Whether to stop before `next`.
  mutating func stops(before next: Moment, isNewSection: Bool) -> Bool {
    switch goal {
    case .time(let time): return next.time > time
    case .section: return isNewSection
    case .statements:
      guard let step = next.statement, step.role != .inFunction || isBeyondEnd else { return false }
      if left <= 0 { return true }
      left -= 1
      if step.role == .end { isBeyondEnd = true }
      return false
    case .events, .record, .lines, .end: return false
    }
  }

  /// Whether to stop, `moment` having passed.
  mutating func stops(after moment: Moment) -> Bool {
    guard let record = moment.record else { return false }
    switch goal {
    case .events:
      if moment.isEvent { left -= 1 }
      return left <= 0
    case .lines:
      if record.kind == .print || record.kind == .debug { left -= 1 }
      return left <= 0
    case .record(let number): return record.sequence >= number
    case .time, .section, .statements, .end: return false
    }
  }
}
