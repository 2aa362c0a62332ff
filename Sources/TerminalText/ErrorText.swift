extension String {
  /// The text with its first `error:` in red.
  package var paintingError: String {
    replacing("error:", with: "\u{1B}[31merror:\u{1B}[0m", maxReplacements: 1)
  }
}
