/// How a run ended.
public enum Outcome: Sendable {
  /// Nothing was left to do. Other threads than main may wait for what never happens.
  case finished
  /// The configured limit came first.
  case limitReached
  /// A thread threw an error or called ``Stage/fail(_:)``; this was the first.
  case failed(any Error)
  /// ``Stage/interrupt()`` was called, or main was abandoned.
  case interrupted
  /// Main waits, and nothing can ever wake it; the text says which thread waits for what.
  case deadlocked(String)
}

extension Outcome: CustomStringConvertible {
  public var description: String {
    switch self {
    case .finished: "finished"
    case .limitReached: "time limit reached"
    case .failed(let error): "failed: \(error)"
    case .interrupted: "interrupted"
    case .deadlocked(let report): "deadlock: \(report)"
    }
  }
}

/// Thrown by every blocking call once the run is ending, so that the thread unwinds.
///
/// It is no failure of the program.
public struct StageEnded: Error, Hashable {
  public init() {}
}
