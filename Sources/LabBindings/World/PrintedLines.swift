import ScriptMachine
import ScriptSource

/// What a script prints as whole lines, and how many may come before time must have passed.
struct PrintedLines {
  /// A printed line costs about as much as this many statements.
  private static let statementsALine = 100
  /// Bytes of text that count as a line, so that one that never ends ends too.
  private static let bytesALine = 100

  private let budget: Int
  private var left: Int
  /// What was printed without a line break so far.
  private var unfinished = ""

  /// - Parameter statements: How many statements may run before time must have passed.
  init(statements: Int) {
    budget = statements / Self.statementsALine
    left = budget
  }

  mutating func restoreBudget() { left = budget }

  /// The lines that a text ends; what comes after them is kept.
  ///
  /// - Throws: A trap if the script prints without end.
  mutating func lines(endedBy text: String, _ machine: Machine) throws -> [String] {
    left -= 1 + text.utf8.count / Self.bytesALine
    if left < 0 {
      throw machine.trap(
        "the script printed \(budget) lines and no time passed",
        hint: "does this ever end?"
      )
    }
    var pieces = text.lines.map(String.init)
    pieces[0] = unfinished + pieces[0]
    unfinished = pieces.removeLast()
    return pieces
  }

  /// Whether a line was begun and not ended.
  var hasUnfinishedLine: Bool { !unfinished.isEmpty }

  /// The line that was begun and not ended; it is over now.
  mutating func lastLine() -> String? {
    defer { unfinished = "" }
    return unfinished.isEmpty ? nil : unfinished
  }
}
