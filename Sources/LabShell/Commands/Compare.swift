import LessonKit
import SwiftScript

extension Command {
  static let compare = onBench(
    "compare",
    "c",
    argument: "A B …",
    summary: "Run the lesson with an expression written in several ways, side by side"
  ) { argument, bench in
    guard let player = bench.player else { return Bench.nothingOpen }
    let ways = Words.expressions(argument)
    guard !ways.isEmpty else {
      return .failure(
        "error: `:compare` needs the expression and another way to write it: `:compare .publish() .share()`"
      )
    }
    do {
      let marked = player.file.text.contains("/*vary*/")
      let variants = try Variants(of: player.file, expression: marked ? nil : ways[0])
      return Reply(lines: variants.compare(ways).lines(bench.view()))
    } catch {
      return .failure("error: \(error)")
    }
  }
}

/// Words of an argument that may have spaces inside of brackets.
enum Words {
  /// Splits at ` | ` if there is one, else at spaces outside of brackets and quotes.
  static func expressions(_ text: String) -> [String] {
    if text.contains(" | ") {
      return text.split(separator: " | ").map { String($0).trimmingSpaces }
    }
    var words: [String] = []
    var word = ""
    var depth = 0
    var isQuoted = false
    for character in text {
      if character == "\"" { isQuoted.toggle() }
      if !isQuoted, "([{".contains(character) { depth += 1 }
      if !isQuoted, ")]}".contains(character) { depth -= 1 }
      if character == " ", depth <= 0, !isQuoted {
        if !word.isEmpty { words.append(word) }
        word = ""
      } else {
        word.append(character)
      }
    }
    return word.isEmpty ? words : words + [word]
  }

  /// The two sides of `OLD => NEW`.
  static func change(_ text: String) -> (old: String, new: String)? {
    guard let arrow = text.firstRange(of: "=>") else { return nil }
    let old = String(text[..<arrow.lowerBound]).trimmingSpaces
    return old.isEmpty ? nil : (old, String(text[arrow.upperBound...]).trimmingSpaces)
  }
}
