package import ScriptSource

/// A mistake or warning that is known before a program runs.
package struct Message: Sendable {
  /// In the compiler's words.
  package let text: String
  package let range: TextRange
  /// What a learner can do about it.
  package let hint: String?
  package let isWarning: Bool

  package init(_ text: String, at range: TextRange, hint: String? = nil, isWarning: Bool = false) {
    self.text = text
    self.range = range
    self.hint = hint
    self.isWarning = isWarning
  }
}
