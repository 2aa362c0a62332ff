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

  /// Whether an operator works on the bits of a number, or goes on at the other end where it overflows.
  func isOfBits(_ name: String) -> Bool {
    guard world.operators[name] == nil else { return false }
    switch name {
    case "<<", ">>", "&<<", "&>>", "&", "|", "^", "&+", "&-", "&*": return true
    default: return false
    }
  }

  /// Whether an operator moves bits: its right operand may be of any whole number's type, which says nothing of the left.
  func isShift(_ name: String) -> Bool { ["<<", ">>", "&<<", "&>>"].contains(name) }

  /// The type of a size that literals among the operands are of, as of `1 << 63`.
  func sizedOperandType(_ node: InfixOperatorExprSyntax, _ name: String, _ expected: TypeRef?)
    -> TypeRef?
  {
    if let type = expected?.wrapped.settled { return type.isSizedNumber ? type : nil }
    let type = isShift(name) ? literalType(of: node.leftOperand)?.settled : operandType(node, nil)
    return type?.isSizedNumber == true ? type : nil
  }

  /// The value of `-9223372036854775808`, whose digits alone are too many; `nil` for other literals.
  func leastNumber(_ operand: ExprSyntax, as expected: TypeRef?) -> Value? {
    guard let literal = operand.as(IntegerLiteralExprSyntax.self),
      literal.magnitude == UInt64(Int.min.magnitude), world.operators["prefix -"] == nil
    else { return nil }
    if expected?.wrapped.isFraction == true { return .double(Double(Int.min)) }
    return expected?.wrapped.plain.flatMap { $0.numbers?.exactly(.int(.min)) } ?? .int(.min)
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
