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

  /// The names in angle brackets behind a type's name.
  var genericParameters: GenericParameterListSyntax? {
    switch self.as(DeclSyntaxEnum.self) {
    case .structDecl(let node): node.genericParameterClause?.parameters
    case .classDecl(let node): node.genericParameterClause?.parameters
    case .enumDecl(let node): node.genericParameterClause?.parameters
    case .actorDecl(let node): node.genericParameterClause?.parameters
    default: nil
    }
  }
}
