extension TextWidth {
  /// A line of a view in lines of at most `width` columns, broken behind spaces where that can be; nothing is left out.
  ///
  /// All but the first are indented by two columns more than the line. Colours of views take no columns, and go on after a
  /// break.
  package static func fitted(_ line: String, to width: Int) -> [String] {
    // No character takes more columns than bytes.
    guard line.utf8.count > width else { return [line] }
    let painted = PaintedText(line)
    guard of(painted.text) > width else { return [line] }
    let indent = String(painted.text.prefix { $0 == " " }) + "  "
    let pieces = broken(painted.text, to: width, indent: indent)
    let added = pieces.map(\.count).reduce(0, +) - painted.text.count
    let indented = added / max(pieces.count - 1, 1)
    var start = 0
    return pieces.enumerated().map { index, piece in
      let blank = index == 0 ? 0 : indented
      let end = start + piece.count - blank
      defer { start = end }
      return piece.prefix(blank) + painted.part(from: start, to: end)
    }
  }
}

/// A text and its colours.
private struct PaintedText {
  /// The text without its colours.
  private(set) var text = ""
  /// The colours, each before the character with this number.
  private var colours: [(offset: Int, code: String)] = []
  private static let end = "\u{1B}[0m"

  init(_ line: String) {
    var rest = line[...]
    var count = 0
    while let character = rest.first {
      if let code = rest.prefixMatch(of: /\e\[[0-9;]*m/) {
        colours.append((count, String(code.0)))
        rest = rest[code.range.upperBound...]
      } else {
        text.append(character)
        count += 1
        rest.removeFirst()
      }
    }
  }

  /// A part of the text without spaces at its end, in its colours, which end with the part.
  func part(from start: Int, to end: Int) -> String {
    let before = colours.last { $0.offset < start }?.code
    var part = before.flatMap { $0 == Self.end ? nil : $0 } ?? ""
    var isPainted = !part.isEmpty
    for (index, character) in text.dropFirst(start).prefix(end - start).enumerated() {
      for colour in colours where colour.offset == start + index {
        part += colour.code
        isPainted = colour.code != Self.end
      }
      part.append(character)
    }
    if end == text.count {
      for colour in colours where colour.offset >= end {
        part += colour.code
        isPainted = colour.code != Self.end
      }
    }
    while part.last == " " { part.removeLast() }
    return isPainted ? part + Self.end : part
  }
}
