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

    init(_ caller: Runtime.StatementCaller) {
      self =
        switch caller {
        case .topLevel: .topLevel
        case .statement: .inFunction
        case .host: .inCallback
        }
    }
  }

  package let place: SourcePosition
  package let time: StageTime
  package let role: Role
}
