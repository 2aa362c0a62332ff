import SwiftSyntax

extension TypeObject {
  /// Whether a name that is declared nowhere may mean something.
  var answersAnyName: Bool {
    dynamicMember != nil
      || methods(named: "subscript").contains {
        $0.signature.parameters.first?.label == "dynamicMember"
      }
  }
}

extension FunctionCallExprSyntax {
  /// Whether a type around the call has a function of this name, which is then the one that is meant.
  func isInType(declaring name: String) -> Bool {
    sequence(first: Syntax(self), next: \.parent).contains { outer in
      outer.as(MemberBlockSyntax.self)?.members.nodes.contains {
        $0.decl.as(FunctionDeclSyntax.self)?.name.name == name
      } ?? false
    }
  }
}

extension ExprSyntax {
  /// Whether it is a whole number's literal, in parentheses or not.
  var isWholeNumber: Bool {
    if let only = self.as(TupleExprSyntax.self)?.elements.first {
      only.expression.isWholeNumber
    } else {
      self.is(IntegerLiteralExprSyntax.self)
    }
  }
}

extension Callable {
  /// Whether it is declared never to come back.
  var neverReturns: Bool { signature.text.hasSuffix("-> Never") }
}
