import SwiftSyntax

extension SourceFile {
  /// The byte ranges of the comments, markup among them, in their order.
  ///
  /// - Throws: `ScriptErrors` if the text nests too deeply.
  package func comments() throws -> [Range<Int>] {
    var comments: [Range<Int>] = []
    for token in try tree().tokens(viewMode: .sourceAccurate) {
      add(token.leadingTrivia, from: token.position.utf8Offset, to: &comments)
      add(
        token.trailingTrivia,
        from: token.endPositionBeforeTrailingTrivia.utf8Offset,
        to: &comments
      )
    }
    return comments
  }

  private func add(_ trivia: Trivia, from start: Int, to comments: inout [Range<Int>]) {
    var offset = start
    for piece in trivia {
      let length = piece.sourceLength.utf8Length
      if piece.isComment, length > 0 {
        // The last byte has a place; what is behind it may be elsewhere.
        let last = place(ofTreeOffset: offset + length - 1)
        comments.append(place(ofTreeOffset: offset)..<last + 1)
      }
      offset += length
    }
  }
}
