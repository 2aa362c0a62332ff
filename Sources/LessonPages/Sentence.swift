import LessonKit
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
    let text = String(text).showingControls()
    var rest = text[...]
    var plain = rest.startIndex
    func plainText() -> Piece { Piece(plainText: String(text[plain..<rest.startIndex])) }
    while let sign = rest.firstIndex(where: { $0 == "`" || $0 == "*" }) {
      rest = rest[sign...]
      let mark = rest.prefix { $0 == rest.first }
      guard let content = Self.content(between: mark, of: rest) else {
        rest = rest[mark.endIndex...]
        continue
      }
      if plain < rest.startIndex { pieces.append(plainText()) }
      switch mark {
      case "*": pieces.append(Piece(emphasisText: String(content)))
      case "**": pieces.append(Piece(strongText: String(content)))
      default: pieces.append(Piece(codeText: content.trimmed))
      }
      rest = text[content.endIndex...].dropFirst(mark.count)
      plain = rest.startIndex
    }
    rest = text[text.endIndex...]
    if plain < text.endIndex { pieces.append(plainText()) }
  }

  /// The text between a mark and the next one that is equal; nil if the text begins with no style.
  private static func content(between mark: Substring, of text: Substring) -> Substring? {
    let content = text[mark.endIndex...]
    let isCode = mark.first == "`"
    guard mark.count <= 2, let first = content.first, isCode || !first.isWhitespace else {
      return nil
    }
    var end = content.startIndex
    while let next = content[end...].firstIndex(where: { $0 == mark.first }) {
      let run = content[next...].prefix { $0 == mark.first }
      let isOpen = !isCode && content[..<next].last?.isWhitespace ?? true
      if run.count == mark.count, next > content.startIndex, !isOpen { return content[..<next] }
      end = run.endIndex
    }
    return nil
  }
}
