import Stage
import SwiftScript

extension Stage {
  /// Writes a diagnostic as a record.
  ///
  /// - Parameter kind: `.mistake`, `.warning` or `.trap`.
  func record(_ kind: LogRecord.Kind, _ diagnostic: Diagnostic) {
    record(kind, at: diagnostic.span.map(SourcePosition.init)) {
      let message = LogRecord.Message(diagnostic.message, suggestion: diagnostic.hint)
      switch kind {
      case .warning: return .warning(message)
      case .trap: return .trap(message)
      default: return .mistake(message)
      }
    }
  }
}
