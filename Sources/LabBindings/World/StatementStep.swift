public import Stage

/// A statement that is about to run, for whoever steps through a script.
public struct StatementStep: Sendable, Hashable {
  public enum Role: Sendable, Hashable {
    /// It is the script's own.
    case topLevel
    /// It is in the body of a function.
    case inFunction
    /// There is no statement left; what they set in motion goes on.
    case end
  }

  public let place: SourcePosition
  public let time: StageTime
  public let role: Role

  /// The same statement, still about to run at a later time.
  public func delayed(to time: StageTime) -> StatementStep {
    StatementStep(place: place, time: time, role: role)
  }
}
