import SwiftSyntax

extension Compiler {
  /// A block's statements and declarations, with those of the `#if` clauses that hold in their place.
  func active(_ items: CodeBlockItemListSyntax) -> [CodeBlockItemSyntax] {
    items.nodes.flatMap { item -> [CodeBlockItemSyntax] in
      guard case .decl(let declaration) = item.item,
        let node = declaration.as(IfConfigDeclSyntax.self)
      else { return [item] }
      guard case .statements(let inner)? = activeElements(of: node) else { return [] }
      return active(inner)
    }
  }

  func activeElements(of node: IfConfigDeclSyntax) -> IfConfigClauseSyntax.Elements? {
    node.clauses.nodes.first { $0.condition.map(holds) ?? true }?.elements
  }

  /// Whether a condition of `#if` holds: on Linux, with today's Swift, in a debug build.
  private func holds(_ condition: ExprSyntax) -> Bool {
    switch condition.as(ExprSyntaxEnum.self) {
    case .booleanLiteralExpr(let node): return node.literal.text == "true"
    case .declReferenceExpr(let node): return node.baseName.text == "DEBUG"
    case .prefixOperatorExpr(let node): return !holds(node.expression)
    case .tupleExpr(let node): return node.elements.first.map { holds($0.expression) } ?? false
    case .infixOperatorExpr(let node):
      switch node.operator.bareText {
      case "&&": return holds(node.leftOperand) && holds(node.rightOperand)
      case "||": return holds(node.leftOperand) || holds(node.rightOperand)
      default: return false
      }
    case .sequenceExpr(let node):
      // Conditions are not folded with the rest of the tree.
      let parts = Array(node.elements)
      guard parts.count >= 3, parts.count % 2 == 1 else { return false }
      var sums = [holds(parts[0])]
      for position in stride(from: 1, to: parts.count, by: 2) {
        let next = holds(parts[position + 1])
        if parts[position].bareText == "||" {
          sums.append(next)
        } else {
          sums[sums.count - 1] = sums[sums.count - 1] && next
        }
      }
      return sums.contains(true)
    case .functionCallExpr(let node):
      let argument = node.arguments.bareText
      switch node.calledExpression.bareText {
      case "os": return argument == "Linux"
      case "canImport": return library.modules.contains(argument)
      case "swift", "compiler": return isReached(argument)
      case "arch": return ["x86_64", "arm64"].contains(argument)
      default: return false
      }
    default: return false
    }
  }

  /// Whether Swift 6.3 is what a condition like `>=5.9` asks for.
  private func isReached(_ condition: String) -> Bool {
    let isUpper = condition.hasPrefix("<")
    let numbers = condition.drop { !$0.isNumber }.split(separator: ".").compactMap { Int($0) }
    let reached = numbers.lexicographicallyPrecedes([6, 3, 1]) || numbers == [6, 3, 1]
    return isUpper ? !reached : reached
  }
}
