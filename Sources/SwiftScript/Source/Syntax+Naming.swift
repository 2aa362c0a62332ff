import SwiftSyntax

extension Syntax {
  /// Whether the node declares a name or uses one.
  var isNaming: Bool {
    switch kind {
    case .functionDecl, .functionParameter, .operatorDecl, .enumCaseElement, .patternBinding,
      .classDecl, .structDecl, .enumDecl, .protocolDecl, .typeAliasDecl, .genericParameterClause,
      .functionCallExpr, .memberAccessExpr, .declReferenceExpr, .sequenceExpr,
      .postfixOperatorExpr, .prefixOperatorExpr, .identifierType, .importPathComponent:
      true
    default: false
    }
  }
}
