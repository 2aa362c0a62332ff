/// New text for a piece of an old one.
package struct TextEdit: Hashable, Sendable {
  package enum Part: Hashable, Sendable {
    case text(String)
    /// A piece of the old text.
    case source(TextRange)
  }

  package let range: TextRange
  package let parts: [Part]
  /// Whether the new text has operators, which what stands around it must not take apart.
  package let isCompound: Bool

  package init(_ range: TextRange, _ parts: [Part], isCompound: Bool = false) {
    self.range = range
    self.parts = parts
    self.isCompound = isCompound
  }

  package init(_ range: TextRange, _ text: String) { self.init(range, [.text(text)]) }
}

/// A text that was made of another one by edits, with the way back.
package struct EditedText: Sendable {
  package private(set) var text: String
  /// Pieces of the text in order; each byte of a copied one has a place of its own, a written one has one place.
  private var pieces: [(start: Int, original: Int, isCopied: Bool)] = []

  /// - Parameter edits: Of two that overlap the inner one is made, of two at one place both in their order.
  package init(_ original: String, _ edits: [TextEdit]) {
    let bytes = Array(original.utf8)
    var result: [UInt8] = []
    var position = 0
    for edit in Self.ordered(edits) {
      pieces.append((result.count, position, true))
      result += bytes[position..<edit.range.start]
      let isOperand = edit.isCompound && Self.isOperand(edit.range, bytes)
      let parts = isOperand ? [.text("(")] + edit.parts + [.text(")")] : edit.parts
      for part in parts {
        switch part {
        case .text(let text):
          pieces.append((result.count, edit.range.start, false))
          result += Array(text.utf8)
        case .source(let range):
          pieces.append((result.count, range.start, true))
          result += bytes[range.start..<range.end]
        }
      }
      position = edit.range.end
    }
    pieces.append((result.count, position, true))
    result += bytes[position...]
    text = String(decoding: result, as: UTF8.self)
  }

  /// Whether something but brackets, commas and the ends of a line is around a piece.
  private static func isOperand(_ range: TextRange, _ bytes: [UInt8]) -> Bool {
    let space = UInt8(ascii: " ")
    let before = bytes[..<range.start].last { $0 != space } ?? UInt8(ascii: "\n")
    let after = bytes[range.end...].first { $0 != space } ?? UInt8(ascii: "\n")
    return !"(,[{=:;\n".utf8.contains(before) || !"),]};\n".utf8.contains(after)
  }

  private static func ordered(_ edits: [TextEdit]) -> [TextEdit] {
    var made: [TextEdit] = []
    for (_, edit) in edits.enumerated().sorted(by: {
      let first = $0.element.range
      let second = $1.element.range
      return (first.start, first.end, $0.offset) < (second.start, second.end, $1.offset)
    }) {
      if let last = made.last, edit.range.start < last.range.end {
        // It begins inside of the last one: the one that ends first is the inner one.
        if edit.range.end <= last.range.end, edit.range != last.range {
          made[made.count - 1] = edit
        }
      } else if made.last != edit {
        made.append(edit)
      }
    }
    return made
  }

  /// The place in the original text of a place in this one.
  package func original(of offset: Int) -> Int {
    guard let piece = pieces.last(where: { $0.start <= offset }) else { return offset }
    return piece.isCopied ? piece.original + offset - piece.start : piece.original
  }
}
