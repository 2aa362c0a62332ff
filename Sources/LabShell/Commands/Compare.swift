import LessonKit
import SwiftScript

extension Command {
  static let compare = onWorkspace(
    "compare",
    "c",
    argument: "A | B …",
    summary: "Run the lesson with several versions of an expression, side by side",
    details: [
      "  :compare .publish() .share()",
      "  :compare $0 * 10 | $0 * 7 | $0",
      "  :compare 33: .forever .whileConnected",
      "The first version is code of the lesson, with its line in front if it occurs more than once. Versions end at "
        + "spaces, except inside brackets and quotes, or at ` | ` if there is one.",
    ],
    isView: true
  ) { argument, workspace in
    guard let player = workspace.player else { return Workspace.nothingOpen }
    let line = argument.prefixMatch(of: /\d+:\s*/)?.range
    let versions = Words.expressions(String(argument[(line?.upperBound ?? argument.startIndex)...]))
    guard !versions.isEmpty else { return needsVersions }
    do {
      let marked = player.file.text.contains("/*vary*/")
      let named = line.map { argument[$0] + versions[0] } ?? versions[0]
      let variants = try workspace.variants(of: player, marked ? nil : named)
      guard marked || versions.count > 1 else { return needsVersions }
      return Reply(lines: variants.compare(versions).lines(workspace.view()))
    } catch {
      return .failure("error: \(error)")
    }
  }

  private static let needsVersions = Reply.failure(
    "error: `:compare` needs an expression of the lesson and another version of it: `:compare .publish() | .share()`"
  )
}

/// Splits arguments whose words may have spaces inside brackets.
enum Words {
  /// Splits at ` | ` if there is one, otherwise at spaces; never inside brackets and quotes.
  static func expressions(_ text: String) -> [String] {
    let versions = pieces(of: text, between: " | ")
    return versions.count > 1 ? versions : pieces(of: text, between: " ")
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
