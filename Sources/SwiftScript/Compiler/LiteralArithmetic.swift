import SwiftSyntax

extension Compiler {
  /// The type that literals among the operands are of: that of the result, or of a fraction beside them.
  func operandType(_ node: InfixOperatorExprSyntax, _ expected: TypeRef?) -> TypeRef? {
    if let type = expected?.wrapped, type.isFraction || type.isSizedNumber { return type }
    for operand in [node.leftOperand, node.rightOperand] {
      guard let type = literalType(of: operand)?.settled else { continue }
      if type.isFraction || type.isSizedNumber { return type }
      if case .array(let element) = type, element.givesMeaning { return type }
    }
    return nil
  }

  /// Whether `+=` or `+` of a script's type takes nothing but that type on the right, so that literals are made as it says.
  func takesItself(_ compound: String, _ name: String, _ type: TypeObject) -> Bool {
    let declared = (world.operators[compound] ?? []) + (world.operators[name] ?? [])
    let own = declared.filter {
      $0.signature.parameters.count == 2 && $0.signature.parameters[0].type == .named(type, [])
    }
    return !own.isEmpty && own.allSatisfy { $0.signature.parameters[1].type == .named(type, []) }
  }

  /// The type of a number as it stands there.
  private func literalType(of expression: ExprSyntax) -> TypeRef? {
    switch expression.as(ExprSyntaxEnum.self) {
    case .floatLiteralExpr: .named(library.double, [])
    case .infixOperatorExpr(let node):
      literalType(of: node.leftOperand) ?? literalType(of: node.rightOperand)
    case .tupleExpr(let node) where node.elements.count == 1:
      node.elements.first.flatMap { literalType(of: $0.expression) }
    case .declReferenceExpr, .memberAccessExpr: writtenType(of: expression)
    default: nil
    }
  }
}

extension ExprSyntax {
  /// Whether an operator stands between nothing but whole numbers as they are written, as in `1 / 2`.
  var isLiteralArithmetic: Bool {
    switch self.as(ExprSyntaxEnum.self) {
    case .infixOperatorExpr(let node): node.leftOperand.isWhole && node.rightOperand.isWhole
    case .tupleExpr(let node):
      node.elements.count == 1 && node.elements.first?.expression.isLiteralArithmetic ?? false
    default: false
    }
  }

  private var isWhole: Bool { self.is(IntegerLiteralExprSyntax.self) || isLiteralArithmetic }
}
