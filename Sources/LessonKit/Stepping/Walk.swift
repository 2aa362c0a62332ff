import LabBindings
import Stage

/// A move of a player while it goes on: whether the goal or a breakpoint is reached.
struct Walk {
  /// Where to stop.
  enum Halt: Sendable, Hashable {
    /// The moment that came has not passed.
    case before(LessonPlayer.Stop)
    /// The moment that came has passed.
    case after(LessonPlayer.Stop)
  }

  private let goal: Goal
  private let breakpoints: [Breakpoint]
  private var left = 0
  private var map: SectionMap
  private var previous: LogRecord?
  private var hasMoved = false
  /// Whether the script has printed something on the way.
  private var hasPrinted = false

  /// Where the walk has been stopped.
  private(set) var halt: Halt?

  /// - Parameters:
  ///   - moments: Those that have passed.
  ///   - isBeginning: Whether coming to the first statement counts as a step.
  init(
    _ goal: Goal,
    _ breakpoints: [Breakpoint],
    behind moments: [Moment],
    _ map: SectionMap,
    isBeginning: Bool
  ) {
    self.goal = goal
    self.breakpoints = breakpoints
    self.map = map
    previous = moments.last { $0.record != nil }?.record
    switch goal {
    case .events(let count), .statements(let count), .lines(let count): left = count
    case .matching(let prediction):
      left = prediction.count == nil ? max(prediction.entries.count, 1) : .max
    default: break
    }
    if case .statements = goal, isBeginning { left -= 1 }
  }

  /// Takes in the next moment, and says whether to stop there.
  mutating func meets(_ moment: Moment) -> Bool {
    if stops(before: moment) {
      halt = .before(.goal)
    } else if hasMoved, moment.statement != nil, let title = breakpoint(at: moment) {
      halt = .before(.breakpoint(title))
    } else {
      hasMoved = true
      if let step = moment.statement { map.pass(step) }
      if stops(after: moment) {
        halt = .after(.goal)
      } else if moment.record != nil, let title = breakpoint(at: moment) {
        halt = .after(.breakpoint(title))
      }
      previous = moment.record ?? previous
    }
    return halt != nil
  }

  private func breakpoint(at moment: Moment) -> String? {
    breakpoints.first { $0.isMet(by: moment, after: previous) }?.title
  }

  private mutating func stops(before next: Moment) -> Bool {
    switch goal {
    case .time(let time): return next.time > time
    case .section: return next.statement.map { map.isNew($0) } ?? false
    case .statements:
      guard let step = next.statement, step.role != .inFunction || map.isBeyondEnd else {
        return false
      }
      if left <= 0 { return true }
      left -= 1
      return false
    case .matching(let prediction):
      guard hasMoved, hasPrinted || prediction.count != nil else { return false }
      return next.statement.map { map.isNew($0) } ?? false
    case .events, .record, .lines, .end: return false
    }
  }

  private mutating func stops(after moment: Moment) -> Bool {
    guard let record = moment.record else { return false }
    if record.kind == .print || record.kind == .debug { hasPrinted = true }
    switch goal {
    case .events:
      if moment.isEvent { left -= 1 }
      return left <= 0
    case .lines:
      if record.kind == .print || record.kind == .debug { left -= 1 }
      return left <= 0
    case .matching(let prediction):
      if prediction.concerns(record) { left -= 1 }
      return left <= 0
    case .record(let number): return record.sequence >= number
    case .time, .section, .statements, .end: return false
    }
  }
}
