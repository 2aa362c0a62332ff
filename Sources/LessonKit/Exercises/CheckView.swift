import TerminalText

/// Draws how far a program has come: the goal line by line, and the first line that differs.
///
/// This is what `:check`, `rxlab check` and every other view of a check show. The mistakes of the program are not part of it: they
/// go where errors go.
package struct CheckView {
  private let check: ExerciseCheck
  private let difference: GoalDifference?
  /// Whether all lines are shown.
  private let isWhole: Bool

  /// - Parameter isWhole: Whether all lines of a long goal are shown, and not only those around the first difference.
  package init(of check: ExerciseCheck, isWhole: Bool = false) {
    self.check = check
    self.isWhole = isWhole
    difference = check.difference
  }

  /// How many lines match, in a sentence.
  package var headline: String {
    let count = Counted.of(check.goal.count, "line")
    let all =
      switch check.goal.count {
      case 1: "the line"
      case 2: "both lines"
      default: "all \(count)"
      }
    if check.isSolved {
      return "Solved: \(all) \(check.goal.count == 1 ? "is as it" : "are as they") should be."
    }
    if !check.mistakes.isEmpty, check.lines.isEmpty {
      return "The program prints nothing yet: it has an error."
    }
    if check.matched == check.goal.count {
      let rest = check.lines.count > check.matched ? "more lines follow" : "the program fails"
      let verb = check.goal.count == 1 ? "matches" : "match"
      return all.prefix(1).uppercased() + all.dropFirst() + " \(verb), but \(rest)."
    }
    return "\(check.matched) of \(count) \(check.matched == 1 ? "matches" : "match")."
  }

  /// The headline, the goal's lines with their marks, and what differs.
  package func lines(_ view: ViewOptions) -> [String] {
    view.folded(headline).map { view.paint($0, .bold) } + goalLines(view) + legend(view)
      + (check.remark.map { view.folded($0, indent: "  ") } ?? []) + explanation(view)
  }

  /// What the marks mean, if there are others than `✓`.
  private func legend(_ view: ViewOptions) -> [String] {
    guard hasRun, difference != nil else { return [] }
    return view.folded("  (✓ as in the goal, ✗ expected, → came instead, · later)", indent: "  ")
      .map { view.paint($0, .dim) }
  }

  /// The goal's lines: `✓` for those that match, `✗` for the first one that differs, `·` for the rest.
  package func goalLines(_ view: ViewOptions) -> [String] {
    let goal = check.goal.map(GoalLine.init)
    let came = difference?.came
    let times = (goal + [came].compactMap(\.self)).map { Self.time($0).count }
    let width = times.max() ?? 0
    func row(_ mark: String, _ line: GoalLine) -> [String] {
      let front = "  \(mark) " + TextWidth.padded(Self.time(line), to: width) + "  "
      let room = max(view.width - TextWidth.of(front), 4)
      let pieces = TextWidth.broken(line.text, to: room, indent: "  ")
      let blank = String(repeating: " ", count: TextWidth.of(front))
      return pieces.enumerated().map { ($0 == 0 ? front : blank) + $1.trimmedAtEnd }
    }
    var lines: [String] = []
    for part in parts {
      switch part {
      case .folded(let count, let mark):
        lines.append(view.paint("  \(mark) ⋯ \(Counted.of(count, "line"))", .dim))
      case .line(let index) where index < check.matched:
        lines += row("✓", goal[index]).map { view.paint($0, .green) }
      case .line(let index) where index > check.matched || !hasRun:
        lines += row("·", goal[index]).map { view.paint($0, .dim) }
      case .line(let index):
        lines += row("✗", goal[index]).map { view.paint($0, .red) }
        lines += arrival(row, view)
      }
    }
    if check.matched == goal.count { lines += arrival(row, view) }
    return lines
  }

  /// What came instead of the first line that differs.
  private func arrival(
    _ row: (_ mark: String, _ line: GoalLine) -> [String],
    _ view: ViewOptions
  ) -> [String] {
    guard let difference else { return [] }
    guard let came = difference.came else { return ["    (nothing more came)"] }
    return row("→", came).map { view.paint($0, .yellow) }
  }

  /// The sentences about the first difference.
  private func explanation(_ view: ViewOptions) -> [String] {
    guard hasRun, let difference else { return [] }
    var sentences = difference.sentences + [difference.cause].compactMap(\.self)
    sentences[0] = "Line \(difference.number) of the goal: " + sentences[0]
    if let limit = check.recording.report.reachedLimit {
      sentences.append("The run was \(limit.note).")
    }
    return sentences.flatMap { view.folded($0, indent: "  ") }
  }

  /// Whether there is a log to compare.
  private var hasRun: Bool { check.mistakes.isEmpty || !check.lines.isEmpty }

  /// `1.1s`; empty for a further line of a text with line breaks.
  private static func time(_ line: GoalLine) -> String { line.time.map { "\($0)" } ?? "" }

  // MARK: Folding

  private enum Part {
    case line(Int)
    /// Lines that are not shown, and the mark that they would have.
    case folded(Int, String)
  }

  /// The lines that are shown before and after the first difference.
  private static let context = 3
  /// A goal with more lines than these is folded.
  private static let longest = 12

  private var parts: [Part] {
    let count = check.goal.count
    guard !isWhole, count > Self.longest else { return (0..<count).map(Part.line) }
    // A solved goal is shown without its middle.
    let first = check.isSolved ? Self.context : max(0, check.matched - Self.context)
    let last = check.isSolved ? count - Self.context : min(count, check.matched + Self.context + 1)
    if check.isSolved {
      return (0..<first).map(Part.line) + [.folded(last - first, "✓")]
        + (last..<count).map(Part.line)
    }
    return Self.part(0..<first, "✓") + (first..<last).map(Part.line) + Self.part(last..<count, "·")
  }

  /// Folded lines; fewer than two would not save a line.
  private static func part(_ range: Range<Int>, _ mark: String) -> [Part] {
    range.count < 2 ? range.map(Part.line) : [.folded(range.count, mark)]
  }
}
