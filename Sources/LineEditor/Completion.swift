/// The words with which a half-typed line can go on.
package struct Completion: Equatable, Sendable {
  /// How many characters at the end of the line are the beginning of the word.
  package var typed: Int
  /// The whole words, in the order in which they are shown.
  package var candidates: [String]
  /// What is put behind a word that is the only one.
  package var ending: String

  package init(typed: Int, candidates: [String], ending: String = "") {
    self.typed = typed
    self.candidates = candidates
    self.ending = ending
  }

  /// What all candidates have in common behind what is typed, with the ending if there is one candidate.
  var extensionText: String {
    guard let first = candidates.first else { return "" }
    let common = candidates.dropFirst().reduce(first) { $0.commonPrefix(with: $1) }
    return String(common.dropFirst(typed)) + (candidates.count == 1 ? ending : "")
  }
}

/// Says how a line can go on, given what stands before the cursor.
package typealias Completer = (_ text: String) -> Completion?

extension String {
  fileprivate func commonPrefix(with other: String) -> String {
    String(zip(self, other).prefix { $0 == $1 }.map(\.0))
  }
}
