import Stage
import SwiftScript

extension SourcePosition {
  /// A script's place for the record stream.
  init(_ span: SourceSpan) {
    self.init(file: span.file.name, line: span.line, column: span.column)
  }
}
