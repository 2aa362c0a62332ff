import SwiftSyntax

/// What is asked of a text as it is written, spaces and comments with it.
extension SourceFile {
  /// The byte ranges of the comments, markup among them, in their order; none in a text that nests too deeply.
  package var comments: [Range<Int>] {
    var comments: [Range<Int>] = []
    for token in syntax?.tokens(viewMode: .sourceAccurate).map(\.self) ?? [] {
      comments += token.leadingTrivia.comments(from: token.position.utf8Offset)
      comments += token.trailingTrivia.comments(
        from: token.endPositionBeforeTrailingTrivia.utf8Offset
      )
    }
    return comments
  }

  /// The lines at which statements begin that whoever steps through the script is told of, in their order.
  package var statementLines: [Int] {
    let finder = StatementFinder(viewMode: .sourceAccurate)
    if let syntax { finder.walk(syntax) }
    return Set(finder.offsets.map(line)).sorted()
  }

  /// The calls of named functions, in no particular order.
  package var calls: [WrittenCall] {
    let finder = CallFinder(viewMode: .sourceAccurate)
    if let syntax { finder.walk(syntax) }
    return finder.found
  }

  /// The text as the parser sees it; `nil` if it nests too deeply.
  private var syntax: SourceFileSyntax? {
    NestingLimit.complaint(beforeParsing: text) == nil ? SourceFileSyntax(reading: text) : nil
  }
}

/// A call as it is written: `debounce(.seconds(3))`.
package struct WrittenCall: Sendable {
  /// An argument in parentheses.
  package struct Argument: Sendable, Hashable {
    package let label: String?
    package let text: String
  }

  /// The function's name, without what is before its dot.
  package let name: String
  /// The arguments in parentheses.
  package let arguments: [Argument]
  /// The offset of the closing parenthesis; nil for a call without parentheses.
  package let end: Int?
}

extension Trivia {
  fileprivate func comments(from start: Int) -> [Range<Int>] {
    var comments: [Range<Int>] = []
    var offset = start
    for piece in self {
      let length = piece.sourceLength.utf8Length
      if piece.isComment, length > 0 { comments.append(offset..<offset + length) }
      offset += length
    }
    return comments
  }
}

/// Finds what is a step: statements and variables, outside of closures.
private final class StatementFinder: SyntaxVisitor {
  var offsets: [Int] = []

  override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
    let isStep =
      switch node.item {
      case .decl(let declaration): declaration.is(VariableDeclSyntax.self)
      case .stmt, .expr: true
      }
    if isStep { offsets.append(node.positionAfterSkippingLeadingTrivia.utf8Offset) }
    return .visitChildren
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}

private final class CallFinder: SyntaxVisitor {
  var found: [WrittenCall] = []

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let called = node.calledExpression
    let name =
      called.as(MemberAccessExprSyntax.self)?.declName.baseName.text
      ?? called.as(DeclReferenceExprSyntax.self)?.baseName.text
    if let name {
      let arguments = node.arguments.map {
        WrittenCall.Argument(label: $0.label?.text, text: $0.expression.trimmedDescription)
      }
      let end = node.rightParen.flatMap {
        $0.presence == .present ? $0.positionAfterSkippingLeadingTrivia.utf8Offset : nil
      }
      found.append(WrittenCall(name: name, arguments: arguments, end: end))
    }
    return .visitChildren
  }
}
