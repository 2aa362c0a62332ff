/// A piece of a source text, as byte offsets in UTF-8.
package struct TextRange: Hashable, Sendable {
  /// Offset of the first byte.
  package let start: Int
  /// Offset behind the last byte.
  package let end: Int

  package init(start: Int, end: Int) {
    self.start = start
    self.end = end
  }

  /// From the start of this range to the end of another one.
  package func through(_ other: TextRange) -> TextRange {
    TextRange(start: start, end: max(end, other.end))
  }

  /// The empty range before this one's first byte.
  package var atStart: TextRange { TextRange(start: start, end: start) }
}

/// A word of the source together with where it stands.
package struct Identifier: Hashable, Sendable {
  package let text: String
  package let range: TextRange

  package init(_ text: String, _ range: TextRange) {
    self.text = text
    self.range = range
  }
}
