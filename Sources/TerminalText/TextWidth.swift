/// How many columns of a terminal a text takes, and how it is cut and wrapped to fit.
///
/// East Asian wide characters and emoji take two columns, combining marks none. The widths of scalars are those of the C
/// library, which the line editor draws with. A terminal whose font disagrees shifts a line; the views put nothing behind
/// a value that would suffer from it but more of the same line.
package enum TextWidth {
  /// The columns of a text without line breaks.
  package static func of(_ text: some StringProtocol) -> Int {
    // Only ASCII has as many bytes as characters, each of one column.
    let count = text.count
    return count == text.utf8.count ? count : text.reduce(0) { $0 + of($1) }
  }

  /// The columns of a character: those of its first scalar, except for flags and for what is shown as an emoji.
  package static func of(_ character: Character) -> Int {
    if character.isASCII { return 1 }
    let scalars = character.unicodeScalars
    guard let first = scalars.first else { return 0 }
    let next = scalars.index(after: scalars.startIndex)
    guard next < scalars.endIndex else { return of(first) }
    if scalars.contains("\u{FE0F}") { return 2 }
    return isRegionalIndicator(first) && isRegionalIndicator(scalars[next]) ? 2 : of(first)
  }

  /// The columns of a scalar; those of a control character are the ones of the sign that is shown for it.
  package static func of(_ scalar: Unicode.Scalar) -> Int {
    if scalar.isASCII { return 1 }
    // Latin letters and signs, dashes and dots, arrows, boxes and blocks, as texts, pictures and views are full of them.
    switch scalar.value {
    case 0x2500...0x25FC, 0x2190...0x21FF, 0x2010...0x2027, 0xA0..<0x300: return 1
    default: break
    }
    if VisibleText.sign(for: scalar) != nil { return 1 }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark: return 0
    // Arabic signs that span the digits behind them have a width, and so has the soft hyphen.
    case .format: return spanningSigns.contains(scalar) ? 1 : 0
    default: break
    }
    if joiningLetters.contains(where: { $0.contains(scalar.value) }) { return 0 }
    if scalar.properties.isEmojiPresentation { return isRegionalIndicator(scalar) ? 1 : 2 }
    return wide.contains { $0.contains(scalar.value) } ? 2 : 1
  }

  /// One is half a flag.
  private static func isRegionalIndicator(_ scalar: Unicode.Scalar) -> Bool {
    (0x1F1E6...0x1F1FF).contains(scalar.value)
  }

  private static let spanningSigns: Set<Unicode.Scalar> = [
    "\u{AD}", "\u{600}", "\u{601}", "\u{602}", "\u{603}", "\u{604}", "\u{605}", "\u{6DD}",
    "\u{70F}", "\u{890}", "\u{891}", "\u{8E2}", "\u{110BD}", "\u{110CD}",
  ]

  /// Korean vowels and final consonants that complete the letter before them.
  private static let joiningLetters: [ClosedRange<UInt32>] = [0x1160...0x11FF, 0xD7B0...0xD7FB]

  /// The blocks that Unicode's table of East Asian widths calls wide or full-width; emoji are not among them.
  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2329...0x232A, 0x2E80...0x303E, 0x3041...0x4DBF, 0x4DC0...0xA4CF,
    0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F,
    0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x18D08, 0x1AFF0...0x1B2FB, 0x1F200...0x1F265,
    0x20000...0x3FFFD,
  ]

  /// The text with spaces, or another fill, behind it.
  package static func padded(_ text: String, to width: Int, with fill: Character = " ") -> String {
    text + String(repeating: fill, count: max(0, width - of(text)))
  }

  /// The beginning of a text that fits in `width` columns; one character at least, whatever its width.
  package static func fitting<Text: StringProtocol>(
    _ text: Text,
    in width: Int
  ) -> Text.SubSequence {
    var end = text.startIndex
    var used = 0
    while end < text.endIndex, used + of(text[end]) <= width || end == text.startIndex {
      used += of(text[end])
      end = text.index(after: end)
    }
    return text[..<end]
  }

  /// The text, cut off with an ellipsis if it takes more than `width` columns.
  package static func cut(_ text: String, to width: Int) -> String {
    if of(text) <= width { return text }
    let head = fitting(text, in: width - 1)
    return of(head) <= width - 1 ? head + "…" : "…"
  }

  /// The beginning and the end of a text with an ellipsis between them, if it takes more than `width` columns.
  package static func cutInMiddle(_ text: String, to width: Int) -> String {
    if of(text) <= width { return text }
    let end = String(fitting(String(text.reversed()), in: (width - 1) / 2).reversed())
    let start = fitting(text, in: width - 1 - of(end))
    return of(start) + 1 + of(end) <= width ? start + "…" + end : cut(text, to: width)
  }

  /// The text in lines of at most `width` columns, broken between words, all but the first behind `indent`; a word that is
  /// longer than a line is broken too.
  package static func folded(_ text: String, to width: Int, indent: String) -> [String] {
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
        let head = fitting(line, in: width)
        lines.append(String(head))
        line = indent + line[head.endIndex...]
      }
    }
    return lines + [line]
  }

  /// The text in pieces of at most `width` columns, behind spaces where that can be, all but the first behind `indent`; no
  /// character is left out.
  package static func broken(_ text: String, to width: Int, indent: String) -> [String] {
    let indent = of(indent) < width / 2 ? indent : ""
    var pieces: [String] = []
    var rest = text[...]
    while true {
      let start = pieces.isEmpty ? "" : indent
      let room = max(width - of(start), 1)
      if of(rest) <= room { return pieces + [start + rest] }
      let head = fitting(rest, in: room)
      var end = head.endIndex
      if let space = head.lastIndex(of: " "), head[..<space].contains(where: { $0 != " " }) {
        end = rest.index(after: space)
      }
      pieces.append(start + rest[..<end])
      rest = rest[end...]
    }
  }

  /// The text in pieces of at most `width` columns.
  package static func wrapped(_ text: String, to width: Int) -> [String] {
    var pieces: [String] = []
    var rest = text[...]
    repeat {
      let head = fitting(rest, in: width)
      pieces.append(String(head))
      rest = rest[head.endIndex...]
    } while !rest.isEmpty
    return pieces
  }
}
