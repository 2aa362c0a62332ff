import SwiftSyntax

extension IfConfigDeclSyntax {
  /// The elements of the first clause whose condition holds here.
  ///
  /// - Parameter modules: What `canImport` knows.
  func activeElements(modules: Set<String>) -> IfConfigClauseSyntax.Elements? {
    for clause in clauses {
      guard let condition = clause.condition else { return clause.elements }
      if condition.holds(modules) { return clause.elements }
    }
    return nil
  }
}

extension ExprSyntax {
  /// Whether a condition of `#if` holds for a script, which runs on Linux, in a debug build, with today's compiler.
  fileprivate func holds(_ modules: Set<String>) -> Bool {
    switch Syntax(self).as(SyntaxEnum.self) {
    case .booleanLiteralExpr(let literal): return literal.literal.text == "true"
    case .declReferenceExpr(let name): return name.baseName.text == "DEBUG"
    case .tupleExpr(let tuple): return tuple.elements.first?.expression.holds(modules) ?? false
    case .prefixOperatorExpr(let node): return !node.expression.holds(modules)
    case .infixOperatorExpr(let node):
      let word = node.operator.trimmedDescription
      return word == "&&"
        ? node.leftOperand.holds(modules) && node.rightOperand.holds(modules)
        : node.leftOperand.holds(modules) || node.rightOperand.holds(modules)
    case .sequenceExpr(let sequence):
      // `&&` binds tighter than `||`.
      var alternatives = [true]
      for item in sequence.elements {
        if let word = item.as(BinaryOperatorExprSyntax.self) {
          if word.operator.text == "||" { alternatives.append(true) }
        } else {
          alternatives[alternatives.count - 1] =
            alternatives[alternatives.count - 1] && item.holds(modules)
        }
      }
      return alternatives.contains(true)
    case .functionCallExpr(let call):
      let argument = call.arguments.first?.expression.trimmedDescription ?? ""
      switch call.calledExpression.trimmedDescription {
      case "os": return argument == "Linux"
      case "swift", "compiler": return !argument.hasPrefix("<")
      case "canImport": return modules.contains(argument)
      case "arch": return argument == "x86_64"
      default: return false
      }
    default: return false
    }
  }
}
