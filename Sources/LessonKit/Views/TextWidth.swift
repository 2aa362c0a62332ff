/// How many columns of a terminal a text takes.
///
/// East Asian wide characters and emoji take two, combining marks none. A terminal whose font disagrees shifts a line; the
/// views put nothing behind a value that would suffer from it but more of the same line.
public enum TextWidth {
  /// The columns of a text without line breaks.
  public static func of(_ text: some StringProtocol) -> Int { text.reduce(0) { $0 + of($1) } }

  static func of(_ character: Character) -> Int {
    guard let first = character.unicodeScalars.first else { return 0 }
    if first.isASCII, character.unicodeScalars.count == 1 { return first.value < 32 ? 0 : 1 }
    if character.unicodeScalars.contains(where: { $0.value == 0xFE0F }) { return 2 }
    if first.properties.isEmojiPresentation { return 2 }
    switch first.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control: return 0
    default: return wide.contains { $0.contains(first.value) } ? 2 : 1
    }
  }

  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF,
    0xA000...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19,
    0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F1E6...0x1F1FF, 0x20000...0x3FFFD,
  ]

  /// The text with spaces, or another fill, behind it.
  static func padded(_ text: String, to width: Int, with fill: Character = " ") -> String {
    text + String(repeating: fill, count: max(0, width - of(text)))
  }

  /// The text, cut off with an ellipsis if it takes more than `width` columns.
  public static func cut(_ text: String, to width: Int) -> String {
    if of(text) <= width { return text }
    var result = ""
    var used = 0
    for character in text {
      let next = of(character)
      if used + next > width - 1 { break }
      result.append(character)
      used += next
    }
    return result + "…"
  }

  /// The text in lines of at most `width` columns, broken between words, all but the first behind `indent`; a word that is
  /// longer than a line is broken too.
  public static func folded(_ text: String, to width: Int, indent: String) -> [String] {
    let start = text.prefix { $0 == " " }
    var lines: [String] = []
    var line = String(start)
    var isEmpty = true
    for word in text.dropFirst(start.count).split(separator: " ") {
      if !isEmpty, of(line) + 1 + of(word) > width {
        lines.append(line)
        line = indent
        isEmpty = true
      }
      line += isEmpty ? String(word) : " " + word
      isEmpty = false
      while of(line) > width {
        let pieces = wrapped(line, to: width)
        lines.append(pieces[0])
        line = indent + pieces.dropFirst().joined()
      }
    }
    return lines + [line]
  }

  /// The text in pieces of at most `width` columns, behind spaces where that can be, all but the first behind `indent`; no
  /// character is left out.
  public static func broken(_ text: String, to width: Int, indent: String) -> [String] {
    let indent = of(indent) < width / 2 ? indent : ""
    var pieces: [String] = []
    var rest = text[...]
    while true {
      let start = pieces.isEmpty ? "" : indent
      let room = max(width - of(start), 1)
      if of(rest) <= room { return pieces + [start + rest] }
      var end = rest.startIndex
      var used = 0
      while end < rest.endIndex, used + of(rest[end]) <= room || end == rest.startIndex {
        used += of(rest[end])
        end = rest.index(after: end)
      }
      let head = rest[..<end]
      if let space = head.lastIndex(of: " "), head[..<space].contains(where: { $0 != " " }) {
        end = rest.index(after: space)
      }
      pieces.append(start + rest[..<end])
      rest = rest[end...]
    }
  }

  /// The text in pieces of at most `width` columns.
  static func wrapped(_ text: String, to width: Int) -> [String] {
    var pieces = [""]
    var used = 0
    for character in text {
      let next = of(character)
      if used + next > width, used > 0 {
        pieces.append("")
        used = 0
      }
      pieces[pieces.count - 1].append(character)
      used += next
    }
    return pieces
  }
}
