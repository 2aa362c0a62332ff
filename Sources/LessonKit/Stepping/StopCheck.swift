import LabBindings
import Stage

/// Checks each point of a run during a move: whether the destination or a breakpoint is reached.
struct StopCheck {
  /// Where the run stops.
  enum Halt: Sendable, Hashable {
    /// The latest point has not passed.
    case before(LessonPlayer.Stop)
    /// The latest point has passed.
    case after(LessonPlayer.Stop)
  }

  private let destination: Destination
  private let breakpoints: [Breakpoint]
  private var remaining = 0
  private var map: StepMap
  private let current: StatementStep?
  private var previous: LogRecord?
  private var hasMoved = false
  /// The expected lines that have not been printed.
  private var expected: [ExpectedLines.Entry] = []
  /// The time up to which an expected marble diagram is drawn.
  private var drawnEnd: StageTime?
  /// Whether the script has printed something during the move.
  private var hasPrinted = false

  /// Where the run stopped; nil while it goes on.
  private(set) var halt: Halt?

  /// - Parameters:
  ///   - points: The points that have passed.
  ///   - current: The statement that is about to run; nil if there is none.
  ///   - hasBegun: Whether the first statement has been reached; reaching it counts as one statement.
  init(
    _ destination: Destination,
    _ breakpoints: [Breakpoint],
    behind points: [RunPoint],
    _ map: StepMap,
    at current: StatementStep?,
    hasBegun: Bool
  ) {
    self.destination = destination
    self.breakpoints = breakpoints
    self.map = map
    self.current = current
    previous = points.last { $0.record != nil }?.record
    switch destination {
    case .events(let count), .statements(let count), .lines(let count), .line(_, let count):
      remaining = count
    case .matching(let prediction):
      expected = prediction.isOfStep ? [] : prediction.lines?.entries ?? []
      if let lines = prediction.lines, lines.isMarble, !prediction.isOfStep {
        drawnEnd = (points.last?.time ?? .zero) + lines.drawnEnd
      }
    default: break
    }
    if case .statements = destination, !hasBegun { remaining -= 1 }
  }

  /// Checks the next point, and returns whether the run stops there.
  mutating func check(_ point: RunPoint) -> Bool {
    if stops(before: point) {
      halt = .before(.arrived)
    } else if hasMoved, point.statement != nil, let title = breakpoint(at: point) {
      halt = .before(.breakpoint(title))
    } else {
      hasMoved = true
      if let statement = point.statement { map.pass(statement) }
      if stops(after: point) {
        halt = .after(.arrived)
      } else if point.record != nil, let title = breakpoint(at: point) {
        halt = .after(.breakpoint(title))
      }
      previous = point.record ?? previous
    }
    return halt != nil
  }

  private func breakpoint(at point: RunPoint) -> String? {
    breakpoints.first { $0.matches(point, after: previous) }?.title
  }

  private mutating func stops(before next: RunPoint) -> Bool {
    switch destination {
    case .time(let time): return next.time > time
    case .line(let line, _):
      guard let statement = next.statement, statement.role.isOwn,
        statement.place.line == line
      else {
        return false
      }
      remaining -= 1
      return remaining <= 0
    case .step: return next.statement.map { map.entersStep($0) } ?? false
    case .statements:
      guard let statement = next.statement, !statement.endsRun else { return false }
      let isCurrent = !hasMoved && statement == current
      guard isCurrent || stepsInto(statement) && !map.isSetup(statement) else { return false }
      if remaining <= 0 { return true }
      remaining -= 1
      return false
    case .matching(let prediction):
      if let drawnEnd, expected.isEmpty, next.time > drawnEnd { return true }
      guard hasMoved, hasPrinted || prediction.isOfStep else { return false }
      return next.statement.map { map.entersStep($0) } ?? false
    case .events, .record, .lines, .end: return false
    }
  }

  /// Whether stepping by statements stops before a statement, apart from setups.
  ///
  /// A function that a statement calls is part of that statement, unless a step begins in it. What queues and timers call
  /// while the script's own statements run is part of those.
  private func stepsInto(_ statement: StatementStep) -> Bool {
    switch statement.role {
    case .topLevel, .declaration, .end: true
    case .inCallback: map.isScriptDone
    case .inFunction: map.entersStep(statement)
    }
  }

  private mutating func stops(after point: RunPoint) -> Bool {
    guard let record = point.record else { return false }
    if record.logLine != nil { hasPrinted = true }
    switch destination {
    case .events:
      if point.isEvent { remaining -= 1 }
      return remaining <= 0
    case .lines:
      if record.logLine != nil { remaining -= 1 }
      return remaining <= 0
    case .matching(let prediction):
      guard !expected.isEmpty, prediction.lines?.concerns(record) ?? false else { return false }
      if let index = expected.firstIndex(where: { $0.isPrinted(by: record) }) {
        expected.remove(at: index)
      }
      return expected.isEmpty && drawnEnd == nil
    case .record(let number): return record.sequence >= number
    case .time, .step, .statements, .line, .end: return false
    }
  }
}
