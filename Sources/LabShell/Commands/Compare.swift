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
    do {
      let isMarked = player.file.text.contains("/*vary*/")
      let named = NamedExpression(argument)
      var versions = Words.expressions(isMarked ? argument : named.text)
      guard !versions.isEmpty else { return needsVersions }
      let line = argument.dropLast(named.text.count)
      let variants = try workspace.variants(of: player, isMarked ? nil : line + versions[0])
      guard isMarked || versions.count > 1 else { return needsVersions }
      if !isMarked { versions[0] = variants.original }
      let comparison = try variants.compare(versions, record: workspace.record)
      return Reply(lines: comparison.lines(workspace.view()))
    } catch {
      return .failure(error)
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
    [" | ", " "].map { pieces(of: text, between: $0).map(\.trimmed).filter { !$0.isEmpty } }
      .first { $0.count > 1 } ?? [text.trimmed].filter { !$0.isEmpty }
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
