package import ScriptSource
import Stage

/// Why a script was not run.
package struct ScriptRefused: Error {
  package let mistakes: [Diagnostic]
}

extension Stage {
  /// Writes a mistake, warning or trap as a record.
  func record(_ kind: LogRecord.Kind, _ mistake: Diagnostic) {
    record(kind, at: mistake.span.map(SourcePosition.init)) {
      let message = LogRecord.Message(mistake.message, suggestion: mistake.hint)
      switch kind {
      case .warning: return .warning(message)
      case .trap: return .trap(message)
      default: return .mistake(message)
      }
    }
  }
}

extension SourcePosition {
  init(_ span: SourceSpan) {
    self.init(file: span.file.name, line: span.line, column: span.column)
  }
}
