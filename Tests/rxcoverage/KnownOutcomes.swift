/// The list of the programs whose outcome is not the expected one.
public struct KnownOutcomes: Sendable {
  public struct Entry: Equatable, Sendable {
    public let outcome: Outcome
    public let name: String
    public let reason: String
  }

  public struct UnreadableRow: Error, CustomStringConvertible {
    public let row: String

    public var description: String { "this row has no outcome, name and reason: \(row)" }
  }

  public private(set) var entries: [Entry]

  /// Reads the rows of a table in Markdown.
  public init(text: String) throws(UnreadableRow) {
    entries = []
    for line in text.split(separator: "\n") where line.hasPrefix("| ") {
      let row = String(line)
      let cells = row.split(separator: " | ", maxSplits: 2)
      guard cells.count == 3, cells[2].hasSuffix(" |") else { throw UnreadableRow(row: row) }
      let first = cells[0].dropFirst(2)
      if first == "outcome" { continue }
      guard let outcome = Outcome(rawValue: String(first)), !outcome.isExpected else {
        throw UnreadableRow(row: row)
      }
      let reason = String(cells[2].dropLast(2))
      entries.append(Entry(outcome: outcome, name: String(cells[1]), reason: reason))
    }
  }

  /// What the list must say differently, as a sentence for each program.
  ///
  /// An outcome that is better than the list says is a change, too: the list can only shrink knowingly.
  public func changes(in findings: [Finding], areAllPrograms: Bool) -> [String] {
    var unseen = Dictionary(
      entries.map { ($0.name, $0) },
      uniquingKeysWith: { first, _ in first }
    )
    var changes: [String] = []
    for finding in findings {
      let known = unseen.removeValue(forKey: finding.program.name)?.outcome
      let outcome = finding.outcome
      guard known ?? (outcome.isExpected ? outcome : .same) != outcome else { continue }
      let before = known.map { "known.md says \($0.rawValue)" } ?? "it isn't in known.md"
      let verdict = (known.map { outcome < $0 } ?? false) ? "better" : "worse"
      let reason = finding.reason.isEmpty ? "" : ": \(finding.reason)"
      changes.append(
        "\(finding.program.name) is \(outcome.rawValue), \(before) (\(verdict))\(reason)"
      )
    }
    if areAllPrograms {
      changes += unseen.keys.sorted().map { "\($0) is in known.md, and there is no such program" }
    }
    return changes
  }

  /// The list of these findings, with the reasons that are known already.
  public func recording(_ findings: [Finding]) -> KnownOutcomes {
    var recorded = self
    recorded.entries = [Outcome.wrong, .refused, .missed, .late, .elsewhere]
      .flatMap { outcome in findings.filter { $0.outcome == outcome } }
      .map { finding in
        let known = entries.first {
          $0.name == finding.program.name && $0.outcome == finding.outcome
        }
        let reason = known?.reason ?? finding.reason
        return Entry(outcome: finding.outcome, name: finding.program.name, reason: reason)
      }
    return recorded
  }

  public var text: String {
    let rows = entries.map { "| \($0.outcome.rawValue) | \($0.name) | \($0.reason) |\n" }
    return """
      # What the interpreter does otherwise

      Every program of this folder that is not listed runs, or is refused, as the compiler does it. `make coverage` fails
      where an outcome is not the one listed here; after a change for the better, write the list anew with
      `make coverage OPTIONS=--record`. A reason that is there is kept.

      - wrong: the compiler accepts it, and it prints something else
      - refused: the compiler accepts it, and the interpreter stops it with a message
      - missed: the compiler refuses it, and it runs to its end
      - late: the compiler refuses it, and it is stopped only when it runs
      - elsewhere: it is refused, but not at the compiler's line

      | outcome | program | reason |
      |---|---|---|
      \(rows.joined())
      """
  }
}
