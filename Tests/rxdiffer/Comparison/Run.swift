/// What a program printed and how it ended, compiled or interpreted.
struct Run: Codable, Sendable {
  enum End: String, Codable, Sendable {
    /// It ran to its end.
    case finished
    /// It stopped at a trap or at an error that nothing catches.
    case stopped
    /// It was refused before it ran.
    case refused
  }

  var lines: [String] = []
  var end = End.finished
  /// Why it did not finish.
  var message = ""

  /// The lines without what the compiler adds to the names of private types.
  var comparableLines: [String] {
    lines.map { $0.replacing(/\(unknown context at \$[0-9a-f]+\)\./, with: "") }
  }
}

/// The first line that differs.
struct Difference: Sendable, CustomStringConvertible {
  /// Stands for a line where a program traps or throws out of its top level.
  static let trap = "(a trap)"

  let line: Int
  let compiled: String
  let interpreted: String
  /// What the interpreter says about a trap.
  let message: String

  /// `nil` if both print the same and end alike.
  init?(compiled: Run, interpreted: Run) {
    func lines(_ run: Run) -> [String] {
      run.comparableLines + (run.end == .stopped ? [Self.trap] : [])
    }
    let (expected, printed) = (lines(compiled), lines(interpreted))
    guard expected != printed else { return nil }
    let common = zip(expected, printed).prefix { $0 == $1 }.count
    line = common + 1
    self.compiled = common < expected.count ? expected[common] : "(nothing)"
    self.interpreted = common < printed.count ? printed[common] : "(nothing)"
    message = self.interpreted == Self.trap ? interpreted.message : ""
  }

  var description: String {
    "line \(line)\n  compiled     \(compiled)\n  interpreted  \(interpreted) \(message)"
  }
}

/// How a program fares in the interpreter, beside the compiler.
enum Outcome: Sendable {
  case same
  /// The interpreter refuses what the compiler accepts.
  case refused(String)
  /// It prints other lines, traps, or does not trap.
  case wrong(Difference)
  /// The compiler refuses it: the generator's defect.
  case invalid(String)

  init(compiled: Run, interpreted: Run) {
    if compiled.end == .refused {
      self = .invalid(compiled.message)
    } else if interpreted.end == .refused {
      self = .refused(interpreted.message)
    } else if let difference = Difference(compiled: compiled, interpreted: interpreted) {
      self = .wrong(difference)
    } else {
      self = .same
    }
  }

  var text: String {
    switch self {
    case .same: "same"
    case .refused(let message): "refused: \(message)"
    case .wrong(let difference): "wrong: \(difference)"
    case .invalid(let message): "invalid: \(message)"
    }
  }

  /// What two programs have in common that fail for one reason, as far as words show it.
  var kind: String {
    switch self {
    case .same: "same"
    case .invalid: "invalid"
    case .refused(let message): "refused: " + Self.withoutNames(message)
    case .wrong(let difference):
      difference.message.isEmpty ? "wrong" : "wrong: " + Self.withoutNames(difference.message)
    }
  }

  /// Whether a program with this run in the interpreter may have the same outcome; the compiler decides.
  func mayBe(of run: Run) -> Bool {
    switch self {
    case .same, .invalid: false
    case .refused: run.end == .refused && Outcome.refused(run.message).kind == kind
    case .wrong(let difference):
      switch difference.interpreted {
      case Difference.trap:
        run.end == .stopped
          && Self.withoutNames(run.message) == Self.withoutNames(difference.message)
      case "(nothing)": run.end == .finished
      default: run.end != .refused && run.comparableLines.contains(difference.interpreted)
      }
    }
  }

  private static func withoutNames(_ text: String) -> String {
    text.replacing(/`[^`]*`/, with: "`…`").replacing(/\b[A-Za-z]*\d+\w*\b/, with: "…")
  }
}
