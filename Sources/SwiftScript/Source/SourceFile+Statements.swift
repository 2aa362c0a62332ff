import SwiftSyntax

extension SourceFile {
  /// The lines at which statements begin that whoever steps through the script is told of, in their order.
  ///
  /// - Throws: `ScriptErrors` if the text nests too deeply.
  public func statementLines() throws -> [Int] {
    let finder = StatementFinder(viewMode: .sourceAccurate)
    finder.walk(try tree())
    return Set(finder.offsets.map { line(at: place(ofTreeOffset: $0)) }).sorted()
  }

  /// The statements and declarations at the outermost level, as one would type them one after another.
  ///
  /// - Throws: `ScriptErrors` if the text nests too deeply.
  package func entries() throws -> [String] {
    try tree().statements.map { span(of: $0).text }
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
