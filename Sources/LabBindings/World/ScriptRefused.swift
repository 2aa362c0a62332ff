package import ScriptSource
import Stage

/// Why a script was not run.
package struct ScriptRefused: Error {
  package let mistakes: [Diagnostic]
}

extension Diagnostic {
  /// Writes a mistake, warning or trap as a record.
  func record(as kind: LogRecord.Kind, on stage: Stage) {
    stage.record(kind, at: span.map(SourcePosition.init)) {
      let message = LogRecord.Message(
        message,
        notes: notes.map { LogRecord.Note($0) },
        suggestion: hint
      )
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
