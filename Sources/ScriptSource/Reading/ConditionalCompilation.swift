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

extension IfConfigClauseSyntax {
  /// Whether it is for another version of the language, whose text need not be today's Swift.
  var isForOtherVersion: Bool { condition.map { $0.asksForVersion && !$0.holds([]) } ?? false }
}

extension ExprSyntax {
  /// The member at the start of a chain that continues what stands before `#if`.
  var firstMember: MemberAccessExprSyntax? {
    switch Syntax(self).as(SyntaxEnum.self) {
    case .memberAccessExpr(let member):
      guard let base = member.base else { return member }
      return base.firstMember
    case .functionCallExpr(let call): return call.calledExpression.firstMember
    case .subscriptCallExpr(let call): return call.calledExpression.firstMember
    case .optionalChainingExpr(let chain): return chain.expression.firstMember
    case .forceUnwrapExpr(let node): return node.expression.firstMember
    case .postfixIfConfigExpr(let node): return node.base?.firstMember
    default: return nil
    }
  }

  /// Whether a version of the language is all that it asks for.
  fileprivate var asksForVersion: Bool {
    guard let call = self.as(FunctionCallExprSyntax.self) else { return false }
    return ["swift", "compiler"].contains(call.calledExpression.trimmedDescription)
  }

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
      case "swift": return languageVersion.meets(argument)
      case "compiler": return compilerVersion.meets(argument)
      case "canImport": return modules.contains(argument)
      case "arch": return argument == "x86_64"
      default: return false
      }
    default: return false
    }
  }
}

/// The compiler whose language scripts speak.
private let compilerVersion = [6, 3, 1]
/// The version of the language that it reads unless it is told otherwise.
private let languageVersion = [5, 10]

extension [Int] {
  /// Whether a comparison of versions holds: `>=5.9`, `<6`.
  fileprivate func meets(_ comparison: String) -> Bool {
    let other = comparison.drop { "<>= ".contains($0) }.split(separator: ".").map { Int($0) ?? 0 }
    return comparison.hasPrefix("<") == lexicographicallyPrecedes(other)
  }
}
