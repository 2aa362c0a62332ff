/// Where two logs part, as lines to read.
package struct LogDiff: CustomStringConvertible {
  private enum Change {
    case same(String)
    case missing(String)
    case unexpected(String)
  }

  /// The most lines that are shown.
  package static let most = 1_000

  /// The number of the first line that differs, from 1.
  package let firstDifference: Int
  private let changes: [Change]
  private let headline: String

  /// Compares two logs; `nil` if they are equal.
  ///
  /// - Parameter subscribers: What the subscribers of the runs print before their elements, where there were runs; else it
  ///   is guessed from the lines.
  package init?(expected: [String], actual: [String], subscribers: Set<String>? = nil) {
    guard expected != actual else { return nil }
    let first = zip(expected, actual).prefix { $0 == $1 }.count
    firstDifference = first + 1
    headline = "line \(first + 1): " + Self.difference(expected, actual, at: first, subscribers)
    changes = Self.align(expected, actual)
  }

  /// The first difference in a sentence, then the lines around every difference: `-` expected, `+` got.
  package var description: String { lines(ViewOptions()).joined(separator: "\n") }

  /// The same, in colours where those are understood.
  package func lines(_ options: ViewOptions) -> [String] {
    let context = 2
    var shown = Array(repeating: false, count: changes.count)
    for (index, change) in changes.enumerated() {
      if case .same = change { continue }
      for near in max(0, index - context)...min(changes.count - 1, index + context) {
        shown[near] = true
      }
    }
    var lines = [options.paint(headline, .bold)]
    for (index, change) in changes.enumerated() where shown[index] {
      guard lines.count < Self.most else {
        let rest = changes[index...].count { if case .same = $0 { false } else { true } }
        lines.append("  … \(rest) more lines that differ are left out")
        break
      }
      if index > 0, !shown[index - 1] { lines.append("  …") }
      switch change {
      case .same(let line): lines.append("    \(line)")
      case .missing(let line): lines.append(options.paint("  - \(line)", .red))
      case .unexpected(let line): lines.append(options.paint("  + \(line)", .green))
      }
    }
    return lines
  }

  /// What differs in the first lines that do, in Rx's terms: `expected Second next(2), got Second next(1)`.
  private static func difference(
    _ expected: [String],
    _ actual: [String],
    at index: Int,
    _ subscribers: Set<String>?
  ) -> String {
    let wanted = index < expected.count ? LogLine(expected[index]) : nil
    let got = index < actual.count ? LogLine(actual[index]) : nil
    // What subscribers are called shows in the lines around.
    let near = max(0, index - most)
    let around = [expected, actual].flatMap {
      $0.dropFirst(near).prefix(2 * most).map(LogLine.init)
    }
    let names = subscribers ?? LogLine.names(in: around)
    if let wanted, let got, wanted.body == got.body {
      let phrase = wanted.phrase(names)
      if let time = wanted.time, let other = got.time, time != other {
        return "expected \(phrase) at \(time), got it at \(other)"
      }
      if let thread = wanted.thread, let other = got.thread, thread != other {
        return "expected \(phrase) on \(thread), got it on \(other)"
      }
      return "expected `\(wanted.text)`, got `\(got.text)`"
    }
    let words = (wanted?.phrase(names) ?? "the end", got?.phrase(names) ?? "the end")
    if let wanted, let got {
      if words.0 == words.1 { return "expected `\(wanted.text)`, got `\(got.text)`" }
      // Both in Rx's terms or none: one of each is hard to compare.
      if words.0.hasPrefix("`") != words.1.hasPrefix("`") {
        return "expected `\(wanted.body)`, got `\(got.body)`"
      }
    }
    return "expected \(words.0), got \(words.1)"
  }

  /// Puts both logs side by side, removals before insertions.
  private static func align(_ expected: [String], _ actual: [String]) -> [Change] {
    let alignment = LogAlignment(expected, actual)
    var changes: [Change] = []
    var (old, new) = (0, 0)
    while old < expected.count || new < actual.count {
      if old < expected.count, alignment.removed[old] {
        changes.append(.missing(expected[old]))
        old += 1
      } else if new < actual.count, alignment.inserted[new] {
        changes.append(.unexpected(actual[new]))
        new += 1
      } else {
        changes.append(.same(expected[old]))
        old += 1
        new += 1
      }
    }
    return changes
  }
}
