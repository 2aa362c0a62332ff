import SwiftSyntax

/// Collects the names that closures and nested functions mention: the variables that must live in cells.
final class SharedNames: SyntaxVisitor {
  private var names: Set<String> = []
  private var depth = 0

  /// The names mentioned by functions nested in `body`.
  static func inside(_ body: some SyntaxProtocol) -> Set<String> {
    let visitor = SharedNames(viewMode: .sourceAccurate)
    visitor.walk(Syntax(body))
    return visitor.names
  }

  /// All names mentioned in a nested function itself.
  static func mentioned(in body: some SyntaxProtocol) -> Set<String> {
    let visitor = SharedNames(viewMode: .sourceAccurate)
    visitor.depth = 1
    visitor.walk(Syntax(body))
    return visitor.names
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    depth += 1
    return .visitChildren
  }

  override func visitPost(_ node: ClosureExprSyntax) { depth -= 1 }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    depth += 1
    return .visitChildren
  }

  override func visitPost(_ node: FunctionDeclSyntax) { depth -= 1 }

  override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind {
    depth += 1
    return .visitChildren
  }

  override func visitPost(_ node: AccessorBlockSyntax) { depth -= 1 }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    if depth > 0 { names.insert(node.baseName.name) }
    return .visitChildren
  }

  override func visit(_ node: ClosureCaptureSyntax) -> SyntaxVisitorContinueKind {
    names.insert(node.name.name)
    return .visitChildren
  }
}
