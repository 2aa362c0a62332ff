import ScriptMachine
package import Stage

/// A statement that is about to run, for whoever steps through a script.
package struct StatementStep: Sendable, Hashable {
  package enum Role: Sendable, Hashable {
    /// It is the script's own.
    case topLevel
    /// It is in the body of a function that another statement calls.
    case inFunction
    /// It is in the body of a function that a queue or a timer calls, while no other statement runs on the thread.
    case inCallback
    /// Nothing runs here: a step of a lesson that only declares begins at this line.
    case declaration
    /// There is no statement left; what they set in motion goes on.
    case end

    init(_ caller: Runtime.StatementCaller) {
      self =
        switch caller {
        case .topLevel: .topLevel
        case .statement: .inFunction
        case .host: .inCallback
        }
    }

    /// Whether it is outside functions.
    package var isOwn: Bool { self != .inFunction && self != .inCallback }
  }

  package let place: SourcePosition
  package let time: StageTime
  package let role: Role
  /// Whether the run is over with this point: it is the script's end, and nothing is left that queues or timers could do.
  package let endsRun: Bool

  init(place: SourcePosition, time: StageTime, role: Role, endsRun: Bool = false) {
    (self.place, self.time, self.role, self.endsRun) = (place, time, role, endsRun)
  }

  /// The first line of a step that only declares, reached on the way to this statement.
  package func declaration(atLine line: Int) -> StatementStep {
    StatementStep(
      place: SourcePosition(file: place.file, line: line, column: 1),
      time: time,
      role: .declaration
    )
  }

  /// The same statement, still about to run at a later time.
  package func delayed(to time: StageTime) -> StatementStep {
    StatementStep(place: place, time: time, role: role)
  }
}
