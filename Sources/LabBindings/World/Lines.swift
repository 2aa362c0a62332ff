extension StringProtocol {
  /// The lines as a script's line table and a recorded log have them: `\n` or `\r\n` ends one, and what stands behind the
  /// last ending, nothing perhaps, is one too.
  package var lines: [SubSequence] {
    split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
  }
}
