import SwiftSyntax

/// The words of a text, and what is to be written instead of some of them.
struct Repair {
  let words: [Word]
  /// The position of the bracket that belongs to the one at a position.
  private let partners: [Int: Int]
  private let bytes: [UInt8]
  private var edits: [Edit] = []
  /// The words that showed the text's age.
  private(set) var findings: [Int] = []

  /// A part of the new text.
  enum Part {
    case written(String)
    /// The words at these positions, with what stands between them.
    case words(Range<Int>)
  }

  private struct Edit {
    let range: Range<Int>
    let parts: [Part]
  }

  init(_ tree: SourceFileSyntax, _ text: String) {
    var words: [Word] = []
    var line = true
    for token in tree.tokens(viewMode: .all) where token.presence == .present {
      let start = token.positionAfterSkippingLeadingTrivia.utf8Offset
      let text = token.text
      line = line || token.leadingTrivia.contains(where: \.isNewline)
      if text.isEmpty { continue }
      words.append(
        Word(text: text, range: start..<start + text.utf8.count, isFirstOfLine: line)
      )
      line = token.trailingTrivia.contains(where: \.isNewline)
    }
    self.words = words
    bytes = Array(text.utf8)
    var open: [Int] = []
    var partners: [Int: Int] = [:]
    for (position, word) in words.enumerated() {
      switch word.text {
      case "(", "[", "{": open.append(position)
      case ")", "]", "}":
        guard let start = open.last, Self.closing[words[start].text] == word.text else { continue }
        open.removeLast()
        partners[start] = position
        partners[position] = start
      default: break
      }
    }
    self.partners = partners
  }

  private static let closing = ["(": ")", "[": "]", "{": "}"]

  var isEmpty: Bool { edits.isEmpty }

  // MARK: Reading

  /// The text of the word at a position, and nothing outside of the text.
  subscript(position: Int) -> String {
    words.indices.contains(position) ? words[position].text : ""
  }

  func partner(of position: Int) -> Int? { partners[position] }

  /// The position behind a bracket's end, or behind the word.
  func after(_ position: Int) -> Int {
    if let partner = partners[position], partner > position { return partner + 1 }
    return position + 1
  }

  /// The positions between two, without what is in brackets.
  func outside(of brackets: Range<Int>) -> [Int] {
    var position = brackets.lowerBound
    var found: [Int] = []
    while position < brackets.upperBound {
      found.append(position)
      position = after(position)
    }
    return found
  }

  /// The first position outside of brackets from `start` on with one of these words.
  func first(_ texts: Set<String>, from start: Int, to end: Int? = nil) -> Int? {
    outside(of: start..<(end ?? words.count)).first { texts.contains(self[$0]) }
  }

  /// The bracket around a position.
  func bracket(around position: Int) -> Int? {
    (0..<position).last { (partners[$0] ?? -1) > position }
  }

  /// The parts between commas.
  func split(_ range: Range<Int>) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var start = range.lowerBound
    for position in outside(of: range) where self[position] == "," {
      parts.append(start..<position)
      start = position + 1
    }
    return start < range.upperBound ? parts + [start..<range.upperBound] : parts
  }

  /// The words as they are written.
  func source(_ range: Range<Int>) -> String {
    guard !range.isEmpty else { return "" }
    let bytes =
      words[range.lowerBound].range.lowerBound..<words[range.upperBound - 1].range.upperBound
    return String(decoding: self.bytes[bytes], as: UTF8.self)
  }

  /// The space before the first word of the line.
  func indentation(at position: Int) -> String {
    var first = position
    while first > 0, !words[first].isFirstOfLine { first -= 1 }
    guard words.indices.contains(first) else { return "" }
    let end = words[first].range.lowerBound
    var start = end
    while start > 0, bytes[start - 1] == UInt8(ascii: " ") || bytes[start - 1] == UInt8(ascii: "\t")
    { start -= 1 }
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }

  // MARK: Writing

  mutating func replace(_ range: Range<Int>, by parts: Part...) { replace(range, with: parts) }

  mutating func replace(_ range: Range<Int>, with parts: [Part]) {
    guard !range.isEmpty else { return }
    let end = words[range.upperBound - 1].range.upperBound
    edits.append(Edit(range: words[range.lowerBound].range.lowerBound..<end, parts: parts))
  }

  mutating func replace(_ range: Range<Int>, by text: String) { replace(range, by: .written(text)) }

  /// Takes words away with the space behind them.
  mutating func remove(_ range: Range<Int>) {
    guard !range.isEmpty else { return }
    let end =
      words.indices.contains(range.upperBound)
      ? words[range.upperBound].range.lowerBound : words[range.upperBound - 1].range.upperBound
    edits.append(Edit(range: words[range.lowerBound].range.lowerBound..<end, parts: []))
  }

  mutating func insert(_ parts: Part..., before position: Int) {
    insert(with: parts, before: position)
  }

  mutating func insert(_ parts: Part..., after position: Int) {
    insert(with: parts, after: position)
  }

  mutating func insert(with parts: [Part], before position: Int) {
    let place = words[position].range.lowerBound
    edits.append(Edit(range: place..<place, parts: parts))
  }

  mutating func insert(with parts: [Part], after position: Int) {
    let place = words[position].range.upperBound
    edits.append(Edit(range: place..<place, parts: parts))
  }

  /// Notes a word that no later Swift has in this place.
  mutating func find(_ position: Int) { findings.append(words[position].range.lowerBound) }

  /// The new text and where its pieces were.
  func result() -> (text: String, map: PlaceMap) {
    var result: [UInt8] = []
    var map = PlaceMap()
    func copy(_ range: Range<Int>) {
      result += bytes[range]
      map.copy(range)
    }
    var position = 0
    let ordered = edits.enumerated()
      .sorted {
        ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset)
      }
    for edit in ordered.map(\.element) where edit.range.lowerBound >= position {
      copy(position..<edit.range.lowerBound)
      for part in edit.parts {
        switch part {
        case .written(let text):
          result += Array(text.utf8)
          map.write(text.utf8.count, at: edit.range.lowerBound)
        case .words(let range) where !range.isEmpty:
          copy(
            words[range.lowerBound].range.lowerBound..<words[range.upperBound - 1].range.upperBound
          )
        case .words: break
        }
      }
      position = edit.range.upperBound
    }
    copy(position..<bytes.count)
    return (String(decoding: result, as: UTF8.self), map)
  }
}
