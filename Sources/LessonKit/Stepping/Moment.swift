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

  /// Whether a learner stepping from event to event stops here.
  ///
  /// A job that starts on the thread that handed it in tells nothing new.
  public var isEvent: Bool { record.map { $0.kind != .turn } ?? false }
}
