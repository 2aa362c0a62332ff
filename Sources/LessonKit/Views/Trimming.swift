extension StringProtocol {
  /// The text without white space at its ends.
  package var trimmed: String { String(drop(while: \.isWhitespace)).trimmedAtEnd }

  /// The text without white space at its end.
  package var trimmedAtEnd: String {
    String(self[..<(lastIndex { !$0.isWhitespace }.map { index(after: $0) } ?? startIndex)])
  }
}
