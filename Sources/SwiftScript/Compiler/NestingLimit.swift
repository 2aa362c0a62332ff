import SwiftSyntax

/// Refuses texts that nest so deeply that the parser or the compiler, which work recursively, would not come back.
enum NestingLimit {
  /// The most expressions, statements and declarations inside each other.
  private static let levels = 400
  /// The most brackets in a row; the parser takes twice as long for each one more.
  private static let brackets = 10

  /// A complaint about brackets that the parser should not see.
  static func complaint(beforeParsing file: SourceFile) -> Diagnostic? {
    var run = 0
    var offset = 0
    for byte in file.text.utf8 {
      switch byte {
      case UInt8(ascii: "["): run += 1
      case UInt8(ascii: "("), UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\t"),
        UInt8(ascii: "\r"):
        break
      default: run = 0
      }
      offset += 1
      if run > brackets {
        return Diagnostic(
          "more than \(brackets) `[` in a row are too many",
          at: SourceSpan(file: file, start: offset - 1, end: offset),
          hint: "build the array in steps"
        )
      }
    }
    return nil
  }

  /// A complaint about a tree that is too deep to walk, or will be once its operators are grouped.
  ///
  /// - Parameter note: Told of each node, since walking a tree takes longer than looking at its nodes.
  static func complaint(
    about tree: SourceFileSyntax,
    in file: SourceFile,
    noting note: (Syntax) -> Void = { _ in }
  ) -> Diagnostic? {
    var open: [(node: Syntax, depth: Int)] = [(Syntax(tree), 0)]
    while let (node, depth) = open.popLast() {
      var depth = depth
      note(node)
      // By kind; asking for a protocol looks the conformance up for each node.
      if node.is(ExprSyntax.self) || node.is(StmtSyntax.self) || node.is(DeclSyntax.self) {
        depth += 1
      }
      if let sequence = node.as(SequenceExprSyntax.self) { depth += sequence.elements.count / 2 }
      guard depth <= levels else {
        return Diagnostic(
          "this nests too deeply",
          at: file.start(of: node),
          hint: "give parts of it names of their own"
        )
      }
      for child in node.children(viewMode: .sourceAccurate) where !child.is(TokenSyntax.self) {
        open.append((child, depth))
      }
    }
    return nil
  }
}
