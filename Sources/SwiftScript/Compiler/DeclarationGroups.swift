import SwiftSyntax

/// By kind: asking a node for a protocol looks the conformance up among all of the process's, which takes as long as
/// compiling some lines of a script.
extension DeclSyntax {
  /// The declaration as one that has members; `nil` for functions, variables and the like.
  var group: (any DeclGroupSyntax)? {
    switch self.as(DeclSyntaxEnum.self) {
    case .structDecl(let node): node
    case .classDecl(let node): node
    case .enumDecl(let node): node
    case .protocolDecl(let node): node
    case .actorDecl(let node): node
    case .extensionDecl(let node): node
    default: nil
    }
  }

  /// The name of a type.
  var declaredName: TokenSyntax? {
    switch self.as(DeclSyntaxEnum.self) {
    case .structDecl(let node): node.name
    case .classDecl(let node): node.name
    case .enumDecl(let node): node.name
    case .protocolDecl(let node): node.name
    case .actorDecl(let node): node.name
    case .typeAliasDecl(let node): node.name
    default: nil
    }
  }

  /// What makes a type or function generic: the names in angle brackets, and the conditions; `nil` where none can stand.
  var genericClauses:
    (parameters: GenericParameterClauseSyntax?, conditions: GenericWhereClauseSyntax?)?
  {
    switch self.as(DeclSyntaxEnum.self) {
    case .structDecl(let node): (node.genericParameterClause, node.genericWhereClause)
    case .classDecl(let node): (node.genericParameterClause, node.genericWhereClause)
    case .enumDecl(let node): (node.genericParameterClause, node.genericWhereClause)
    case .actorDecl(let node): (node.genericParameterClause, node.genericWhereClause)
    case .functionDecl(let node): (node.genericParameterClause, node.genericWhereClause)
    case .initializerDecl(let node): (node.genericParameterClause, node.genericWhereClause)
    case .subscriptDecl(let node): (node.genericParameterClause, node.genericWhereClause)
    case .typeAliasDecl(let node): (node.genericParameterClause, node.genericWhereClause)
    default: nil
    }
  }

  /// The names in angle brackets behind a type's name.
  var genericParameters: GenericParameterListSyntax? { genericClauses?.parameters?.parameters }
}
