import ScriptSource
import SwiftParser
import SwiftSyntax

/// The words of a text, and what is to be written instead of some of them.
///
/// Old syntax is no syntax for the parser, so that repairs look at words and brackets.
struct Words {
  struct Word {
    let text: String
    let range: TextRange
    let isFirstOfLine: Bool

    var isName: Bool {
      guard let first = text.unicodeScalars.first else { return false }
      return first.properties.isAlphabetic || first == "_" || first == "`"
    }
  }

  let words: [Word]
  private(set) var edits: [TextEdit] = []
  private let text: String
  /// The position of the bracket that belongs to the one at a position.
  private let partners: [Int: Int]

  init(_ text: String, _ tree: SourceFileSyntax) {
    self.text = text
    var words: [Word] = []
    var isFirst = true
    for token in tree.tokens(viewMode: .all) where token.presence == .present {
      let start = token.positionAfterSkippingLeadingTrivia.utf8Offset
      isFirst = isFirst || token.leadingTrivia.contains(where: \.isNewline)
      guard !token.text.isEmpty else { continue }
      let range = TextRange(start: start, end: start + token.text.utf8.count)
      words.append(Word(text: token.text, range: range, isFirstOfLine: isFirst))
      isFirst = token.trailingTrivia.contains(where: \.isNewline)
    }
    self.words = words
    var partners: [Int: Int] = [:]
    var open: [Int] = []
    let closing = ["(": ")", "[": "]", "{": "}"]
    for (position, word) in words.enumerated() {
      if closing[word.text] != nil {
        open.append(position)
      } else if let start = open.last, closing[words[start].text] == word.text {
        open.removeLast()
        partners[start] = position
        partners[position] = start
      }
    }
    self.partners = partners
  }

  // MARK: Reading

  /// The word at a position, and nothing outside of the text.
  subscript(position: Int) -> String {
    words.indices.contains(position) ? words[position].text : ""
  }

  var positions: Range<Int> { words.indices }

  func isName(_ position: Int) -> Bool {
    words.indices.contains(position) && words[position].isName
  }

  func isFirstOfLine(_ position: Int) -> Bool {
    !words.indices.contains(position) || words[position].isFirstOfLine
  }

  func partner(of position: Int) -> Int? { partners[position] }

  /// The position behind the brackets that begin here, or behind the word.
  func after(_ position: Int) -> Int {
    partners[position].flatMap { $0 > position ? $0 + 1 : nil } ?? position + 1
  }

  /// The positions in a range that are in no brackets of it.
  func outside(of range: Range<Int>) -> [Int] {
    Array(sequence(first: range.lowerBound) { after($0) }.prefix { $0 < range.upperBound })
  }

  /// The first position with one of these words, brackets left out.
  func first(_ texts: Set<String>, from start: Int, to end: Int? = nil) -> Int? {
    guard start < (end ?? words.count) else { return nil }
    return outside(of: start..<(end ?? words.count)).first { texts.contains(self[$0]) }
  }

  /// The bracket around a position.
  func bracket(around position: Int) -> Int? {
    (0..<max(0, position)).last { (partners[$0] ?? -1) > position }
  }

  /// The first word of a chain of names, calls and subscripts, or of a literal.
  func startOfChain(endingAt end: Int) -> Int? {
    var start = end
    while start >= 0 {
      if ["!", "?"].contains(self[start]) {
        start -= 1
      } else if ["]", ")"].contains(self[start]), let open = partner(of: start) {
        let isPart = isName(open - 1) || ["]", ")", "!", "?"].contains(self[open - 1])
        if !isPart || isFirstOfLine(open) { return open }
        start = open - 1
      } else if self[start - 1] == "." {
        start -= 2
      } else {
        return self[start].isEmpty ? nil : start
      }
    }
    return nil
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

  /// The bytes of words with what stands between them.
  func range(_ positions: Range<Int>) -> TextRange {
    guard !positions.isEmpty, words.indices.contains(positions.upperBound - 1) else {
      let place =
        words.indices.contains(positions.lowerBound)
        ? words[positions.lowerBound].range.start : text.utf8.count
      return TextRange(start: place, end: place)
    }
    return words[positions.lowerBound].range.through(words[positions.upperBound - 1].range)
  }

  func source(_ positions: Range<Int>) -> String { text[range(positions)] }

  func part(_ positions: Range<Int>) -> TextEdit.Part { .source(range(positions)) }

  /// The space before the first word of the line.
  func indentation(at position: Int) -> String {
    var first = position
    while first > 0, !isFirstOfLine(first) { first -= 1 }
    guard words.indices.contains(first) else { return "" }
    let before = text[TextRange(start: 0, end: words[first].range.start)]
    return String(before.reversed().prefix { $0 == " " || $0 == "\t" }.reversed())
  }

  // MARK: Writing

  mutating func replace(_ positions: Range<Int>, by parts: [TextEdit.Part]) {
    edits.append(TextEdit(range(positions), parts))
  }

  mutating func replace(_ positions: Range<Int>, by text: String) {
    replace(positions, by: [.text(text)])
  }

  /// Takes words away with the space behind them.
  mutating func remove(_ positions: Range<Int>) {
    let range = range(positions)
    let end =
      words.indices.contains(positions.upperBound)
      ? words[positions.upperBound].range.start : range.end
    edits.append(TextEdit(TextRange(start: range.start, end: end), ""))
  }

  mutating func insert(_ parts: [TextEdit.Part], before position: Int) {
    edits.append(TextEdit(words[position].range.atStart, parts))
  }

  mutating func insert(_ text: String, before position: Int) {
    insert([.text(text)], before: position)
  }

  mutating func insert(_ parts: [TextEdit.Part], after position: Int) {
    let end = words[position].range.end
    edits.append(TextEdit(TextRange(start: end, end: end), parts))
  }

  mutating func insert(_ text: String, after position: Int) {
    insert([.text(text)], after: position)
  }
}
