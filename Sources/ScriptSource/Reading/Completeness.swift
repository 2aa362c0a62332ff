import SwiftDiagnostics
import SwiftParserDiagnostics
import SwiftSyntax

/// What can be said of a text before it is read as a program.
package enum Completeness {
  /// Whether the parser reads a text in reasonable time.
  package static func canParse(_ text: String) -> Bool {
    NestingLimit.complaint(beforeParsing: text) == nil
  }

  /// Whether a text at a prompt is the beginning of something, as `func f() {` is.
  ///
  /// It is if its first error lies behind its last token. A missing quote ends a one-line string all the same: no
  /// further line could bring it.
  package static func isIncomplete(_ text: String) -> Bool {
    guard canParse(text) else { return false }
    let tree = SourceFileSyntax(reading: text)
    guard tree.hasError,
      let first = ParseDiagnosticsGenerator.diagnostics(for: tree).map(\.position).min(),
      let last = tree.lastPresentToken, !last.endsUnclosedLine
    else { return false }
    return first >= last.endPositionBeforeTrailingTrivia
  }
}

extension SourceFileSyntax {
  /// The last token that was typed, before the end of the file.
  fileprivate var lastPresentToken: TokenSyntax? {
    var token = lastToken(viewMode: .sourceAccurate)
    while let current = token, current.tokenKind == .endOfFile || current.presence == .missing {
      token = current.previousToken(viewMode: .sourceAccurate)
    }
    return token
  }
}

extension TokenSyntax {
  /// Whether it is in a string of one line that has no end.
  fileprivate var endsUnclosedLine: Bool {
    let literal = parent?.ancestorOrSelf { $0.as(StringLiteralExprSyntax.self) }
    return literal.map {
      $0.closingQuote.presence == .missing && $0.openingQuote.tokenKind != .multilineStringQuote
    } ?? false
  }
}
