import TerminalText

/// The difference between two logs, as lines to read.
package struct LogDiff: CustomStringConvertible {
  /// The most lines that are shown.
  package static let most = 1_000

  /// The number of the first line that differs, from 1.
  package let firstDifference: Int
  private let changes: [MarkedLog.Line]
  private let headline: String

  /// Compares two logs; `nil` if they are equal.
  ///
  /// - Parameters:
  ///   - ignoresDates: Whether lines are equal that differ only in their dates. Dates are shown anyway.
  ///   - verbs: What stands before the first line that differs of each log.
  package init?(
    expected: [String],
    actual: [String],
    ignoresDates: Bool = false,
    verbs: (expected: String, actual: String) = ("expected", "got")
  ) {
    let wanted = ignoresDates ? expected.map(LogLine.undated) : expected
    let got = ignoresDates ? actual.map(LogLine.undated) : actual
    guard !wanted.hasSameBytes(as: got) else { return nil }
    let first = wanted.countOfSameLines(as: got)
    firstDifference = first + 1
    let (old, new) = (Self.quoted(expected, at: first), Self.quoted(actual, at: first))
    let looksEqual = first < min(wanted.count, got.count) && wanted[first] == got[first]
    headline =
      "line \(first + 1): \(verbs.expected) \(old), \(verbs.actual) \(new)"
      + (looksEqual ? "; they look the same, but their Unicode characters differ" : "")
    changes = MarkedLog(expected, actual, LogAlignment(wanted, got)).lines
  }

  /// The first lines that differ, then the lines around every difference: `-` expected, `+` got.
  package var description: String { lines(ViewOptions()).joined(separator: "\n") }

  /// The same, in colours if the options have them.
  ///
  /// - Parameter isFolded: Whether long lines are broken to the width of the window.
  package func lines(_ options: ViewOptions, isFolded: Bool = false) -> [String] {
    let shown = MarkedLog.Line.areShown(changes)
    func rows(_ text: String, _ colour: ViewOptions.Colour? = nil) -> [String] {
      let pieces = isFolded ? TextWidth.broken(text, to: options.width, indent: "      ") : [text]
      return pieces.map { piece in colour.map { options.paint(piece, $0) } ?? piece }
    }
    var lines = isFolded ? options.folded(headline, indent: "  ") : [headline]
    lines = lines.map { options.paint($0, .bold) }
    for (index, change) in changes.enumerated() where shown[index] {
      guard lines.count < Self.most else {
        let rest = changes[index...].count { !$0.isSame }
        lines.append("  … \(rest) more lines that differ are left out")
        break
      }
      if index > 0, !shown[index - 1] { lines.append("  …") }
      switch change {
      case .same(let line): lines += rows("    \(line)")
      case .removed(let line): lines += rows("  - \(line)", .red)
      case .added(let line): lines += rows("  + \(line)", .green)
      }
    }
    return lines
  }

  /// The line as it is in the log.
  private static func quoted(_ lines: [String], at index: Int) -> String {
    index < lines.count ? "`\(lines[index])`" : "the end of the log"
  }
}
