import LessonKit
import SwiftScript

extension Command {
  static let compare = onBench(
    "compare",
    "c",
    argument: "A | B …",
    summary: "Run the lesson with an expression written in several ways, side by side",
    details: [
      "  :compare .publish() .share()",
      "  :compare $0 * 10 | $0 * 7 | $0",
      "Without ` | ` the ways end at spaces, those in brackets and quotes aside.",
    ],
    isView: true
  ) { argument, bench in
    guard let player = bench.player else { return Bench.nothingOpen }
    let ways = Words.expressions(argument)
    guard !ways.isEmpty else { return oneWay }
    do {
      let marked = player.file.text.contains("/*vary*/")
      let variants = try Variants(of: player.file, expression: marked ? nil : ways[0])
      guard marked || ways.count > 1 else { return oneWay }
      return Reply(lines: variants.compare(ways).lines(bench.view()))
    } catch {
      return .failure("error: \(error)")
    }
  }

  private static let oneWay = Reply.failure(
    "error: `:compare` needs the expression and another way to write it: `:compare .publish() | .share()`"
  )
}

/// Words of an argument that may have spaces inside of brackets.
enum Words {
  /// Splits at ` | ` if there is one, else at spaces, neither inside of brackets and quotes.
  static func expressions(_ text: String) -> [String] {
    let ways = pieces(of: text, between: " | ")
    return ways.count > 1 ? ways : pieces(of: text, between: " ")
  }

  private static func pieces(of text: String, between separator: String) -> [String] {
    var pieces = [""]
    var depth = 0
    var isQuoted = false
    var rest = text[...]
    while let character = rest.first {
      if depth <= 0, !isQuoted, rest.hasPrefix(separator) {
        pieces.append("")
        rest = rest.dropFirst(separator.count)
        continue
      }
      if character == "\"" { isQuoted.toggle() }
      if !isQuoted, "([{".contains(character) { depth += 1 }
      if !isQuoted, ")]}".contains(character) { depth -= 1 }
      pieces[pieces.count - 1].append(character)
      rest = rest.dropFirst()
    }
    return pieces.map(\.trimmed).filter { !$0.isEmpty }
  }

  /// The two sides of `OLD => NEW`.
  static func change(_ text: String) -> (old: String, new: String)? {
    guard let arrow = text.firstRange(of: "=>") else { return nil }
    let old = String(text[..<arrow.lowerBound]).trimmed
    return old.isEmpty ? nil : (old, String(text[arrow.upperBound...]).trimmed)
  }
}
