extension StringProtocol {
  /// Without white space at either end.
  package var trimmed: String { String(drop(while: \.isWhitespace)).trimmedAtEnd }

  /// Without white space at its end.
  package var trimmedAtEnd: String {
    String(self[..<(lastIndex { !$0.isWhitespace }.map { index(after: $0) } ?? startIndex)])
  }
}
