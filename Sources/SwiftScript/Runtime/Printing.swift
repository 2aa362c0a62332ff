/// What a script prints: whole lines for the host, and how many may come before time must have passed.
struct Printing {
  /// A printed line costs about as much as this many statements.
  private static let statementsALine = 100
  /// Bytes of text that count as a line, so that one that never ends ends too.
  private static let bytesALine = 100

  private let budget: Int
  private var left: Int
  /// What was printed without a line break so far.
  private var unfinished = ""

  /// - Parameter budget: In statements, what may run before time must have passed.
  init(budget: Int) {
    self.budget = budget / Self.statementsALine
    left = self.budget
  }

  mutating func restoreBudget() { left = budget }

  /// Gives the lines that `text` ends, and keeps what comes after them.
  ///
  /// - Throws: A trap if the script prints without end.
  mutating func lines(endedBy text: String, at site: SourceSpan?) throws -> [String] {
    left -= 1 + text.utf8.count / Self.bytesALine
    if left < 0 {
      throw ScriptTrap(
        Diagnostic(
          "the script printed \(budget) lines and no time passed",
          at: site,
          hint: "does this ever end?"
        )
      )
    }
    let pieces = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    guard pieces.count > 1 else {
      unfinished += text
      return []
    }
    let first = unfinished + String(Substring(pieces[0]))
    unfinished = String(Substring(pieces[pieces.count - 1]))
    return [first] + pieces[1..<(pieces.count - 1)].map { String(Substring($0)) }
  }

  /// Whether a line was begun and not ended.
  var isInLine: Bool { !unfinished.isEmpty }

  /// The line that was begun and not ended; it is over now.
  mutating func lastLine() -> String? {
    guard !unfinished.isEmpty else { return nil }
    defer { unfinished = "" }
    return unfinished
  }
}

extension Interpreter {
  /// Hands whole lines to the host, and keeps what `print(…, terminator: "")` left unfinished.
  ///
  /// - Throws: A trap if the script prints without end.
  func printText(_ text: String, at site: SourceSpan?) throws {
    for line in try printing.lines(endedBy: text, at: site) { host.print(line, site) }
  }

  /// Whether the last `print` left a line without its break.
  public var hasUnfinishedLine: Bool { printing.isInLine }

  /// Prints what the last `print` left without a line break.
  public func finishLine() {
    if let line = printing.lastLine() { host.print(line, nil) }
  }
}
