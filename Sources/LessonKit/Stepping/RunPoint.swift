package import LabBindings
package import Stage

/// A point of a run at which it can pause.
package enum RunPoint: Sendable, Hashable {
  /// A statement of the script, about to run.
  case statement(StatementStep)
  /// A record that was written.
  case record(LogRecord)

  /// The run's time.
  package var time: StageTime {
    switch self {
    case .statement(let statement): statement.time
    case .record(let record): record.time
    }
  }

  /// The record, unless it is a statement.
  package var record: LogRecord? {
    if case .record(let record) = self { record } else { nil }
  }

  /// The statement that is about to run, unless it is a record.
  package var statement: StatementStep? {
    if case .statement(let statement) = self { statement } else { nil }
  }

  /// Whether it is a statement outside functions.
  var isTopLevel: Bool { statement?.role.isOwn ?? false }

  /// Whether both points are equal except for columns.
  func isEqualIgnoringColumns(to other: RunPoint) -> Bool {
    switch (self, other) {
    case (.statement(let one), .statement(let two)):
      return one.place.line == two.place.line && one.time == two.time && one.role == two.role
    case (.record(let one), .record(let two)):
      return one.payload == two.payload && one.time == two.time && one.thread == two.thread
        && one.position?.line == two.position?.line && one.cause == two.cause
    default: return false
    }
  }

  /// Whether stepping by events stops here.
  package var isEvent: Bool { record.map { !$0.isDetail } ?? false }
}
