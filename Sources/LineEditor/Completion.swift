/// The words that complete a line.
package struct Completion: Equatable, Sendable {
  /// The number of characters at the end of the line that begin the word.
  package var typed: Int
  /// The whole words, in display order.
  package var candidates: [String]
  /// Inserted after the word if there is only one.
  package var ending: String

  package init(typed: Int, candidates: [String], ending: String = "") {
    self.typed = typed
    self.candidates = candidates
    self.ending = ending
  }

  /// The text to insert: what all candidates have in common after the typed part, with the ending for a single one.
  var extensionText: String {
    guard let first = candidates.first else { return "" }
    let common = candidates.dropFirst().reduce(first) { $0.commonPrefix(with: $1) }
    return String(common.dropFirst(typed)) + (candidates.count == 1 ? ending : "")
  }
}

/// Completes a line, given the text before the cursor.
package typealias Completer = (_ text: String) -> Completion?

extension String {
  fileprivate func commonPrefix(with other: String) -> String {
    String(zip(self, other).prefix { $0 == $1 }.map(\.0))
  }
}
