package import Stage

/// What is wrong with a script, or ended it, and where.
package struct ScriptMistake: Hashable, Sendable {
  package let text: String
  package let position: SourcePosition?
  /// What a learner can do about it.
  package let hint: String?

  package init(_ text: String, at position: SourcePosition?, hint: String? = nil) {
    (self.text, self.position, self.hint) = (text, position, hint)
  }
}

/// Why a script was not run.
package struct ScriptRefused: Error {
  package let mistakes: [ScriptMistake]
}

extension Stage {
  /// Writes a mistake, warning or trap as a record.
  func record(_ kind: LogRecord.Kind, _ mistake: ScriptMistake) {
    record(kind, at: mistake.position) {
      let message = LogRecord.Message(mistake.text, suggestion: mistake.hint)
      switch kind {
      case .warning: return .warning(message)
      case .trap: return .trap(message)
      default: return .mistake(message)
      }
    }
  }
}
