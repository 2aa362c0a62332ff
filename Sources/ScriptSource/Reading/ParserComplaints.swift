import SwiftDiagnostics
import SwiftParser
import SwiftParserDiagnostics
import SwiftSyntax

private typealias ParserDiagnostic = SwiftDiagnostics.Diagnostic

/// What the parser complains about, in the compiler's words, with the parser's notes as hints.
struct ParserComplaints {
  private(set) var messages: [Message] = []

  init(about tree: SourceFileSyntax, _ text: String) {
    guard tree.hasError else { return }
    // What is missing at one place for brackets of one line is mostly missing for one reason.
    var places: Set<[Int]> = []
    // A string without an end takes the brackets of its line with it.
    var unterminated: Set<Int> = []
    for diagnostic in ParseDiagnosticsGenerator.diagnostics(for: tree)
    where !diagnostic.missesEndOfMissingBlock && !diagnostic.node.isForOtherVersion
      && !diagnostic.endsOperator
    {
      let opening = diagnostic.opening
      var start = diagnostic.position.utf8Offset
      let sentence = ComplaintWording.text(diagnostic.message, before: tree.word(behind: start))
      let line = opening.map { text.line(at: $0) } ?? 0
      if let opening, text[TextRange(start: opening, end: opening + 1)] == "\"" { start = opening }
      if sentence == "expected ')' in expression list" {
        start = tree.word(behind: start).map { TextRange($0).start } ?? start
      }
      if sentence == ComplaintWording.unterminatedString {
        unterminated.insert(line)
      } else if unterminated.contains(line) {
        continue
      }
      guard places.insert([start, line]).inserted else { continue }
      messages.append(
        Message(
          sentence,
          at: TextRange(start: start, end: start + 1),
          hint: Self.hint(diagnostic, at: start, opening, line, text)
        )
      )
    }
  }

  private static func hint(
    _ diagnostic: ParserDiagnostic,
    at start: Int,
    _ opening: Int?,
    _ line: Int,
    _ text: String
  ) -> String? {
    if diagnostic.message.hasPrefix("consecutive statements"), diagnostic.node.isFirstInClosure {
      return "write `in` behind the parameters of a closure"
    }
    guard let opening else { return diagnostic.notes.first?.message }
    guard line < text.line(at: start) else {
      return diagnostic.notes.first?.message
    }
    let bracket = text[TextRange(start: opening, end: opening + 1)]
    return "the `\(bracket)` in line \(line) is never closed"
  }
}

extension SourceFileSyntax {
  /// The next word, if there is one.
  fileprivate func word(behind offset: Int) -> TokenSyntax? {
    let next = tokens(viewMode: .sourceAccurate).first {
      $0.positionAfterSkippingLeadingTrivia.utf8Offset >= offset
    }
    return next?.tokenKind == .endOfFile ? nil : next
  }
}

extension SwiftDiagnostics.Diagnostic {
  /// Whether this is about the semicolon behind the declaration of an operator, which the compiler takes for just that.
  fileprivate var endsOperator: Bool { message == "';' is not allowed in operator names" }

  /// Whether this is about the end of a block whose beginning is missing, too.
  fileprivate var missesEndOfMissingBlock: Bool {
    message.hasPrefix("expected '}' to end")
      && sequence(first: node, next: \.parent).lazy
        .compactMap { $0.as(CodeBlockSyntax.self) }.first?.isMissing == true
  }

  /// The bracket or quote that is not closed.
  fileprivate var opening: Int? {
    guard let note = notes.first, note.message.contains("match this opening"),
      note.position < position
    else { return nil }
    return note.node.positionAfterSkippingLeadingTrivia.utf8Offset
  }
}

extension String {
  fileprivate func line(at offset: Int) -> Int {
    utf8.prefix(offset).count { $0 == UInt8(ascii: "\n") } + 1
  }
}

extension Syntax {
  /// Whether this is the end of a closure's first statement, where its parameters would stand.
  fileprivate var isFirstInClosure: Bool {
    guard
      let item = sequence(first: self, next: \.parent).lazy
        .compactMap({ $0.as(CodeBlockItemSyntax.self) }).first,
      let list = item.parent?.as(CodeBlockItemListSyntax.self),
      let closure = list.parent?.as(ClosureExprSyntax.self)
    else { return false }
    return closure.signature == nil && list.first?.id == item.id
      && item.item.is(DeclReferenceExprSyntax.self)
  }
}

extension Syntax {
  /// Whether it stands in an `#if` of another version of the language.
  fileprivate var isForOtherVersion: Bool {
    var next: Syntax? = self
    while let current = next {
      if current.as(IfConfigClauseSyntax.self)?.isForOtherVersion ?? false { return true }
      next = current.parent
    }
    return false
  }
}
