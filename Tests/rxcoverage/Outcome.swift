/// How the interpreter does with a program, from best to worst of its kind.
public enum Outcome: String, CaseIterable, Comparable, Sendable {
  // Of programs that the compiler accepts.
  /// It prints the same lines.
  case same
  /// It is stopped by a message; what it printed until then is right.
  case refused
  /// It prints something else, or the interpreter crashes or hangs.
  case wrong
  // Of programs that the compiler refuses.
  /// It is refused with a mistake at the compiler's line, before it runs.
  case caught
  /// It is refused before it runs, but with no mistake at that line.
  case elsewhere
  /// It is stopped by a message only when it runs.
  case late
  /// It runs to its end.
  case missed

  /// Whether this is what the compiler does, too.
  public var isExpected: Bool { self == .same || self == .caught }

  private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }

  public static func < (left: Outcome, right: Outcome) -> Bool {
    left.rank < right.rank
  }
}

/// What was seen when the interpreter ran a program.
public struct Finding: Sendable {
  public let program: CoverageProgram
  public let outcome: Outcome
  /// A line that explains an unexpected outcome.
  public let reason: String

  public init(program: CoverageProgram, outcome: Outcome, reason: String = "") {
    self.program = program
    self.outcome = outcome
    self.reason = reason
  }
}
