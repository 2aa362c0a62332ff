/// A message about a file: what is wrong with a script, where, and one thing to try.
///
/// A value without colour or layout; `DiagnosticPrinter` turns it into text.
package struct Diagnostic: Error, Sendable {
  package let message: String
  /// `nil` for an error of the whole file.
  package let span: SourceSpan?
  /// One thing to try, printed beside the caret.
  package let hint: String?
  /// Further sentences, printed below: what it was, and what to write.
  package let notes: [String]
  /// Whether the script goes on all the same.
  package let isWarning: Bool

  package init(
    _ message: String,
    at span: SourceSpan?,
    hint: String? = nil,
    notes: [String] = [],
    isWarning: Bool = false
  ) {
    self.message = message
    self.span = span
    self.hint = hint
    self.notes = notes
    self.isWarning = isWarning
  }

  package init(_ message: Message, in file: SourceFile) {
    self.init(
      message.text,
      at: SourceSpan(message.range, in: file),
      hint: message.hint,
      isWarning: message.isWarning
    )
  }
}

extension [Message] {
  /// In the order of the text, the first one at each place: what follows there mostly says the same.
  ///
  /// What the parser says goes first, and nothing else is said on its lines, unless it is about what is missing before them.
  package func diagnostics(behind complaints: [Message] = [], in file: SourceFile) -> [Diagnostic] {
    let lines = Set(
      complaints.filter { !file.beginsLine(at: $0.range.start) || !$0.text.hasPrefix("expected ") }
        .map { file.line(at: $0.range.start) }
    )
    let others = filter { !lines.contains(file.line(at: $0.range.start)) }
    var places: Set<Int> = []
    // A block that is never closed is a mistake of its own.
    let blocks = Set(complaints.indices.filter { complaints[$0].text.hasPrefix("expected '}'") })
    return (complaints + others).enumerated()
      .sorted { ($0.element.range.start, $0.offset) < ($1.element.range.start, $1.offset) }
      .filter { places.insert($0.element.range.start).inserted || blocks.contains($0.offset) }
      .map { Diagnostic($0.element, in: file) }
  }
}
