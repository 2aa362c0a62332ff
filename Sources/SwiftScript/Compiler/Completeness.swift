import SwiftDiagnostics
import SwiftParser
import SwiftParserDiagnostics
import SwiftSyntax

extension Interpreter {
  /// Whether a text at a prompt is the beginning of something, as `func f() {` is.
  ///
  /// It is if its first error lies behind its last token. A missing quote ends a one-line string all the same: no
  /// further line could bring it.
  public static func isIncomplete(_ text: String) -> Bool {
    let file = SourceFile(name: "", text: text)
    guard NestingLimit.complaint(beforeParsing: file) == nil else { return false }
    let tree = Parser.parse(source: text)
    guard tree.hasError, NestingLimit.complaint(about: tree, in: file) == nil,
      let first = ParseDiagnosticsGenerator.diagnostics(for: tree)
        .min(by: { $0.position < $1.position })
    else { return false }
    guard let last = tree.lastPresentToken else { return false }
    if last.parent?.ancestorOrSelf(mapping: { $0.as(StringLiteralExprSyntax.self) })
      .map({
        $0.closingQuote.presence == .missing && $0.openingQuote.tokenKind != .multilineStringQuote
      })
      ?? false
    {
      return false
    }
    return first.position >= last.endPositionBeforeTrailingTrivia
  }

  /// How a prompt shows a value; `nil` for `()`.
  public func echo(of value: Value) -> String? {
    let name = library.typeName(of: value)
    return switch value {
    case .void: nil
    // A host's object that doesn't say how it prints is known by its type.
    case .native(let object)
    where object.type.describe == nil && !(object.payload is any CustomStringConvertible)
      && !(object.payload is ScriptSlice):
      name
    // So is one that says no more than that.
    case .native where value.description == name: name
    case .structure, .object, .enumeration: "\(name) = \(value.description)"
    default: "\(name) = \(value.debugDescription)"
    }
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
