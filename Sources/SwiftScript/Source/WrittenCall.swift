import SwiftSyntax

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

extension SourceFile {
  /// The calls of named functions, in no particular order.
  ///
  /// - Throws: `ScriptErrors` if the text nests too deeply.
  package func calls() throws -> [WrittenCall] {
    let finder = CallFinder(in: self)
    finder.walk(try tree())
    return finder.found
  }
}

private final class CallFinder: SyntaxVisitor {
  private let file: SourceFile
  var found: [WrittenCall] = []

  init(in file: SourceFile) {
    self.file = file
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let called = node.calledExpression
    let name =
      called.as(MemberAccessExprSyntax.self)?.declName.baseName.text
      ?? called.as(DeclReferenceExprSyntax.self)?.baseName.text
    if let name {
      let arguments = node.arguments.map {
        WrittenCall.Argument(label: $0.label?.text, text: $0.expression.bareText)
      }
      let end = node.rightParen.flatMap { $0.presence == .present ? file.span(of: $0).start : nil }
      found.append(WrittenCall(name: name, arguments: arguments, end: end))
    }
    return .visitChildren
  }
}
