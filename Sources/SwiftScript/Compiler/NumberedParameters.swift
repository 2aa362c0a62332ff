import SwiftSyntax

/// Finds how many of `$0`, `$1` … a closure uses, nested closures aside.
final class NumberedParameters: SyntaxVisitor {
  private var count = 0
  /// The most arguments that a closure may number; what lies beyond is an unknown name.
  private static let most = 32

  static func count(in closure: ClosureExprSyntax) -> Int {
    let visitor = NumberedParameters(viewMode: .sourceAccurate)
    visitor.walk(closure.statements)
    return visitor.count
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    node.signature?.parameterClause == nil ? .skipChildren : .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.baseName.text
    if name.hasPrefix("$"), let number = Int(name.dropFirst()),
      number < Self.most
    {
      count = max(count, number + 1)
    }
    return .visitChildren
  }
}
