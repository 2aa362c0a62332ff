import SwiftSyntax

extension TypeReading {
  /// What two operands make.
  func result(of node: InfixOperatorExprSyntax) -> KnownType {
    if let type = node.bareType {
      guard case .type(.named(let generic, _)) = link(type.generic),
        case .type(let element) = link(type.element)
      else { return .unknown }
      // A value was meant.
      return .value(.named(generic, [element]))
    }
    guard let name = node.operator.as(BinaryOperatorExprSyntax.self)?.operator.text,
      world.operators[name] == nil
    else { return .unknown }
    let bindings = TypeBindings(library)
    switch name {
    case "==", "!=", "<", ">", "<=", ">=", "===", "!==", "&&", "||":
      return .value(plain(library.bool))
    case "+", "-", "*", "/", "%":
      let (left, right) = (value(of: node.leftOperand), value(of: node.rightOperand))
      // What a literal becomes beside what is unknown is as unknown.
      guard !left.isUnknown, !right.isUnknown else { return .unknown }
      return .value(bindings.joined(left, right))
    case "??":
      let (left, right) = (value(of: node.leftOperand), value(of: node.rightOperand))
      guard case .optional(let wrapped) = left.settled, !right.isUnknown else { return .unknown }
      return .value(bindings.joined(right.isOptional ? left : wrapped, right))
    default: return .unknown
    }
  }
}

extension InfixOperatorExprSyntax {
  /// `Type<Element>` at the end of a line, which the parser takes for comparisons with what follows.
  var bareType: (generic: ExprSyntax, element: ExprSyntax)? {
    guard self.operator.as(BinaryOperatorExprSyntax.self)?.operator.text == "<",
      let last = rightOperand.as(PostfixOperatorExprSyntax.self), last.operator.text == ">",
      [leftOperand, last.expression].allSatisfy({
        $0.as(DeclReferenceExprSyntax.self)?.baseName.text.first?.isUppercase == true
      })
    else { return nil }
    return (leftOperand, last.expression)
  }
}
