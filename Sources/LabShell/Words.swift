import Foundation
import LessonKit

/// Splits arguments whose words may have spaces inside brackets.
enum Words {
  /// Splits at ` | ` if there is one, otherwise at spaces; never inside brackets and quotes, nor before a trailing closure.
  ///
  /// Versions may open brackets that the script closes behind them: `flatMap { | concatMap {`.
  static func expressions(_ text: String) -> [String] {
    let bar = " | "
    let versions = words(in: text, between: bar)
    if versions.count > 1 { return versions }
    let open = text.components(separatedBy: bar)
    if open.count > 1, open.allSatisfy({ !isBalanced($0) }) {
      return open.map(\.trimmed).filter { !$0.isEmpty }
    }
    return words(in: text, between: " ").reduce(into: []) { words, word in
      if word.hasPrefix("{"), let last = words.last, !last.hasPrefix("{") {
        words[words.count - 1] += " " + word
      } else {
        words.append(word)
      }
    }
  }

  private static func words(in text: String, between separator: String) -> [String] {
    pieces(of: text, between: separator).map(\.trimmed).filter { !$0.isEmpty }
  }

  /// Whether each bracket outside quotes is closed.
  private static func isBalanced(_ text: String) -> Bool {
    // What follows is a piece of its own only if no bracket is open.
    pieces(of: text + "\n\n", between: "\n\n").count > 1
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
      if isQuoted, character == "\\" {
        // The next character is part of the text, also a quotation mark.
        pieces[pieces.count - 1] += rest.prefix(2)
        rest = rest.dropFirst(2)
        continue
      }
      if character == "\"" { isQuoted.toggle() }
      if !isQuoted, "([{".contains(character) { depth += 1 }
      if !isQuoted, ")]}".contains(character) { depth -= 1 }
      pieces[pieces.count - 1].append(character)
      rest = rest.dropFirst()
    }
    return pieces
  }

  /// The two sides of `OLD => NEW`.
  ///
  /// The first arrow outside brackets and quotes counts; the first of all if OLD has a bracket without its counterpart.
  static func change(_ text: String) -> (old: String, new: String)? {
    let sides = pieces(of: text, between: "=>")
    let first = text.firstRange(of: "=>").map { String(text[..<$0.lowerBound]) } ?? text
    let old = sides.count > 1 ? sides[0] : first
    guard old.count < text.count, !old.trimmed.isEmpty else { return nil }
    return (old.trimmed, text.dropFirst(old.count + 2).trimmed)
  }
}
