extension String {
  /// The text in one line, with `⏎` for its line breaks.
  var inOneLine: String { split(whereSeparator: \.isNewline).joined(separator: "⏎") }
}
