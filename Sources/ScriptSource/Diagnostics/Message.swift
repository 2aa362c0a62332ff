/// A mistake or warning that is known before a program runs.
package struct Message: Sendable {
  /// In the compiler's words.
  package let text: String
  package let range: TextRange
  /// What a learner can do about it.
  package let hint: String?
  package let isWarning: Bool
  /// How the text would be right, where that is known.
  package let fix: Fix?

  package init(
    _ text: String,
    at range: TextRange,
    hint: String? = nil,
    isWarning: Bool = false,
    fix: Fix? = nil
  ) {
    self.text = text
    self.range = range
    self.hint = hint
    self.isWarning = isWarning
    self.fix = fix
  }

  /// The same about another place.
  package func moved(to range: TextRange) -> Message {
    Message(text, at: range, hint: hint, isWarning: isWarning, fix: fix)
  }
}

/// Writes a name of an older version as it is written today.
package struct Fix: Sendable {
  /// The version that scripts are written for.
  package static let today = 6

  /// That a call has another name today.
  package struct Renaming: Hashable, Sendable {
    package let old: String
    package let new: String
    /// What the old name stood for in still earlier versions, and the last one of them.
    package let earlier: Earlier?

    package struct Earlier: Hashable, Sendable {
      package let name: String
      package let version: Int

      package init(_ name: String, until version: Int) {
        self.name = name
        self.version = version
      }
    }

    package init(_ old: String, to new: String, earlier: Earlier?) {
      self.old = old
      self.new = new
      self.earlier = earlier
    }
  }

  package let edits: [TextEdit]
  /// The first version that has the name no more; RxSwift's and Swift's are counted alike.
  package let obsoleted: Int
  package let renaming: Renaming?

  package init(_ edits: [TextEdit], obsoleted: Int, renaming: Renaming? = nil) {
    self.edits = edits
    self.obsoleted = obsoleted
    self.renaming = renaming
  }
}
