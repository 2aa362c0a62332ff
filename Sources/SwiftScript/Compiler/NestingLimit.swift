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
    noting note: @escaping (Syntax) -> Void = { _ in }
  ) -> Diagnostic? {
    let reader = NestingReader(levels, note)
    reader.walk(tree)
    return reader.deepest.map {
      Diagnostic(
        "this nests too deeply",
        at: file.start(of: $0),
        hint: "give parts of it names of their own"
      )
    }
  }
}

/// Tells of each node but the words, and goes no deeper than it may.
private final class NestingReader: SyntaxAnyVisitor {
  /// The first node that is too deep.
  private(set) var deepest: Syntax?
  private let levels: Int
  private let note: (Syntax) -> Void
  private var depth = 0
  /// How much deeper each node goes that is being walked, the outermost first.
  private var heights: [Int] = []

  init(_ levels: Int, _ note: @escaping (Syntax) -> Void) {
    self.levels = levels
    self.note = note
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ word: TokenSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visitPost(_ word: TokenSyntax) {}

  override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
    heights.append(height(of: node))
    depth += heights[heights.count - 1]
    if deepest != nil { return .skipChildren }
    note(node)
    guard depth > levels else { return .visitChildren }
    deepest = node
    return .skipChildren
  }

  override func visitAnyPost(_ node: Syntax) { depth -= heights.removeLast() }

  /// How much deeper the compiler goes for a node.
  ///
  /// By kind; asking for a protocol looks the conformance up for each node.
  private func height(of node: Syntax) -> Int {
    if let sequence = node.as(SequenceExprSyntax.self) { return 1 + sequence.elements.count / 2 }
    return node.is(ExprSyntax.self) || node.is(StmtSyntax.self) || node.is(DeclSyntax.self) ? 1 : 0
  }
}
