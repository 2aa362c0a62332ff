public import LabBindings
public import Stage

/// A point of a run at which a player can stand.
public enum Moment: Sendable, Hashable {
  /// A statement of the script, about to run.
  case statement(StatementStep)
  /// Something that happened.
  case record(LogRecord)

  /// The run's time.
  public var time: StageTime {
    switch self {
    case .statement(let step): step.time
    case .record(let record): record.time
    }
  }

  /// What happened, if something did.
  public var record: LogRecord? {
    if case .record(let record) = self { record } else { nil }
  }

  /// The statement, if one is about to run.
  public var statement: StatementStep? {
    if case .statement(let step) = self { step } else { nil }
  }

  /// Whether it is a statement of the script itself, and not of a function.
  var isOfScript: Bool { statement.map { $0.role != .inFunction } ?? false }

  /// Whether two runs of scripts that differ elsewhere would both have it: all is the same but for columns.
  func isLike(_ other: Moment) -> Bool {
    switch (self, other) {
    case (.statement(let one), .statement(let two)):
      return one.place.line == two.place.line && one.time == two.time && one.role == two.role
    case (.record(let one), .record(let two)):
      return one.kind == two.kind && one.text == two.text && one.time == two.time
        && one.thread == two.thread && one.subscription == two.subscription
        && one.source?.line == two.source?.line && one.cause == two.cause
        && one.arguments == two.arguments
    default: return false
    }
  }

  /// Whether a learner stepping from event to event stops here.
  ///
  /// A job that starts on the thread that handed it in tells nothing new.
  public var isEvent: Bool { record.map { $0.kind != .turn } ?? false }
}
