/// Code of a script as a person types it: its text, after its line and a colon if the text occurs more than once.
package struct NamedExpression {
  /// All that was typed, which is the code itself if it begins with a number and a colon: `1: 2` of `[1: 2]`.
  package let whole: String
  /// The line in front.
  package let line: Line?
  /// What comes after the line.
  package let text: String

  /// A line, which may be too large for any script.
  package struct Line: Hashable {
    let digits: Substring

    /// Whether it is the line with this number.
    func isLine(_ number: Int) -> Bool { digits.drop { $0 == "0" } == "\(number)" }
  }

  package init(_ words: String) {
    let whole = String(words.drop(while: \.isWhitespace))
    let prefix = whole.prefixMatch(of: /([0-9]+):\s*/)
    self.whole = whole
    line = prefix.map { Line(digits: $0.1) }
    text = prefix.map { String(whole[$0.range.upperBound...]) } ?? words
  }
}
