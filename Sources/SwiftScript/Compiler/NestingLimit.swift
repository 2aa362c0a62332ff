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

extension NestingLimit {
  /// How much deeper the compiler goes for a node: an expression, a statement or a declaration.
  ///
  /// By kind alone: to make a node of another type of each node takes longer than to walk the tree.
  static func height(of node: Syntax) -> Int {
    switch node.kind {
    case .sequenceExpr:
      1 + (node.as(SequenceExprSyntax.self)?.elements.count ?? 0) / 2
    case .arrayExpr, .arrowExpr, .asExpr, .assignmentExpr, .awaitExpr, .binaryOperatorExpr,
      .booleanLiteralExpr, .borrowExpr, .closureExpr, .consumeExpr, .copyExpr, .declReferenceExpr,
      .dictionaryExpr, .discardAssignmentExpr, .editorPlaceholderExpr, .floatLiteralExpr,
      .forceUnwrapExpr, .functionCallExpr, .genericSpecializationExpr, .ifExpr, .inOutExpr,
      .infixOperatorExpr, .integerLiteralExpr, .isExpr, .keyPathExpr, .macroExpansionExpr,
      .memberAccessExpr, .missingExpr, .nilLiteralExpr, .optionalChainingExpr, .packElementExpr,
      .packExpansionExpr, .patternExpr, .postfixIfConfigExpr, .postfixOperatorExpr,
      .prefixOperatorExpr, .regexLiteralExpr, .simpleStringLiteralExpr, .stringLiteralExpr,
      .subscriptCallExpr, .superExpr, .switchExpr, .ternaryExpr, .tryExpr, .tupleExpr, .typeExpr,
      .unresolvedAsExpr, .unresolvedIsExpr, .unresolvedTernaryExpr, .unsafeExpr:
      1
    case .breakStmt, .continueStmt, .deferStmt, .discardStmt, .doStmt, .expressionStmt,
      .fallThroughStmt, .forStmt, .guardStmt, .labeledStmt, .missingStmt, .repeatStmt, .returnStmt,
      .throwStmt, .whileStmt, .yieldStmt:
      1
    case .accessorDecl, .actorDecl, .associatedTypeDecl, .classDecl, .deinitializerDecl,
      .editorPlaceholderDecl, .enumCaseDecl, .enumDecl, .extensionDecl, .functionDecl,
      .ifConfigDecl, .importDecl, .initializerDecl, .macroDecl, .macroExpansionDecl, .missingDecl,
      .operatorDecl, .poundSourceLocation, .precedenceGroupDecl, .protocolDecl, .structDecl,
      .subscriptDecl, .typeAliasDecl, .variableDecl:
      1
    default: 0
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
    heights.append(NestingLimit.height(of: node))
    depth += heights[heights.count - 1]
    if deepest != nil { return .skipChildren }
    note(node)
    guard depth > levels else { return .visitChildren }
    deepest = node
    return .skipChildren
  }

  override func visitAnyPost(_ node: Syntax) { depth -= heights.removeLast() }
}
