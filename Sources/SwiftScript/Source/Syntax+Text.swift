@_spi(RawSyntax) import SwiftSyntax

extension SyntaxProtocol {
  /// The text without the spaces and comments around it.
  ///
  /// Made of the bytes; `trimmedDescription` makes a tree of its own for it.
  var bareText: String {
    let (before, behind) = (leadingTriviaLength.utf8Length, trailingTriviaLength.utf8Length)
    return syntaxTextBytes.withUnsafeBufferPointer {
      String(decoding: $0.dropFirst(before).dropLast(behind), as: UTF8.self)
    }
  }
}

extension TokenSyntax {
  /// The word as it is written.
  ///
  /// Of the bytes, as the other one makes a token's kind first; a script's start reads six thousand words.
  var text: String { String(syntaxText: rawText) }
}
