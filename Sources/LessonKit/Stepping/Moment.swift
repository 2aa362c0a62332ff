public import Stage

/// A point of a run at which a player can stand.
public enum Moment: Sendable, Hashable {
  /// A statement of the script, about to run.
  case statement(SourcePosition, StageTime)
  /// Something that happened.
  case record(LogRecord)

  /// The run's time.
  public var time: StageTime {
    switch self {
    case .statement(_, let time): time
    case .record(let record): record.time
    }
  }

  /// What happened, if something did.
  public var record: LogRecord? {
    if case .record(let record) = self { record } else { nil }
  }

  /// The statement's place, if one is about to run.
  public var statement: SourcePosition? {
    if case .statement(let place, _) = self { place } else { nil }
  }

  /// Whether a learner stepping from event to event stops here.
  ///
  /// A job that starts on the thread that handed it in tells nothing new.
  public var isEvent: Bool { record.map { $0.kind != .turn } ?? false }
}
