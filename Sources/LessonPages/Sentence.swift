import Foundation
import TerminalText

/// A sentence with Markdown's `` `code` ``, `*emphasis*` and `**strong emphasis**`.
struct Sentence {
  /// A part of a sentence, in one style.
  ///
  /// Templates look for the property that is set.
  struct Piece {
    var plainText: String?
    var codeText: String?
    var emphasisText: String?
    var strongText: String?
  }

  private(set) var pieces: [Piece] = []

  init(_ text: some StringProtocol) {
    var rest = String(text).showingControls()[...]
    while let match = rest.firstMatch(of: Self.style) {
      if match.range.lowerBound > rest.startIndex {
        pieces.append(Piece(plainText: String(rest[..<match.range.lowerBound])))
      }
      if let code = match.output.wide ?? match.output.code {
        pieces.append(Piece(codeText: code.trimmingCharacters(in: .whitespaces)))
      } else if let strong = match.output.strong {
        pieces.append(Piece(strongText: String(strong)))
      } else {
        pieces.append(Piece(emphasisText: match.output.emphasis.map(String.init)))
      }
      rest = rest[match.range.upperBound...]
    }
    if !rest.isEmpty { pieces.append(Piece(plainText: String(rest))) }
  }

  private nonisolated(unsafe) static let style =
    /``(?<wide>.+?)``|`(?<code>[^`]+)`|\*\*(?<strong>[^*\s](?:[^*]*[^*\s])?)\*\*|\*(?<emphasis>[^*\s](?:[^*]*[^*\s])?)\*/
}
