import ScriptChecker
import ScriptMachine
import ScriptTypes

/// Operators of the standard library that compile to something quicker than a call.
enum Intrinsics {
  /// Whether the operator evaluates its second operand only where it must.
  static func isShortCircuit(_ symbol: ValueSymbol) -> Bool {
    guard symbol.module?.name == "Swift" else { return false }
    return symbol.name == "&&" || symbol.name == "||" || symbol.name == "??"
  }

  static func code(
    _ reference: SymbolReference,
    _ arguments: [TypedArgument],
    _ node: TypedExpression,
    _ compiler: FunctionCompiler
  ) -> Code? {
    let symbol = reference.symbol
    guard symbol.module?.name == "Swift" else { return nil }
    let operands = arguments.compactMap { argument -> TypedExpression? in
      if case .value(let value) = argument { value } else { nil }
    }
    guard operands.count == arguments.count else { return nil }
    if isShortCircuit(symbol), operands.count == 2 {
      return shortCircuit(symbol.name, operands, node, compiler)
    }
    if operands.count == 1, symbol.name == "!", compiler.isTest(operands[0].type) {
      let test = compiler.expression(operands[0]).asTest
      return Code(test: { machine in try !test(machine) })
    }
    guard operands.count == 2, symbol.isOperator else { return nil }
    if let test = comparisonWithNil(symbol.name, operands, compiler) { return test }
    guard operands[0].type == operands[1].type else { return nil }
    if compiler.isWord(operands[0].type) { return word(symbol.name, operands, node, compiler) }
    if compiler.isNumber(operands[0].type) { return number(symbol.name, operands, compiler) }
    if operands[0].type.symbol === compiler.library["String"] {
      return text(symbol.name, operands, compiler)
    }
    if symbol.name == "!=", symbol.owner === compiler.library["Equatable"] {
      return negatedEquality(reference, arguments, node, compiler)
    }
    return nil
  }

  /// `x == nil`, where what `x` wraps need not be `Equatable`.
  private static func comparisonWithNil(
    _ name: String,
    _ operands: [TypedExpression],
    _ compiler: FunctionCompiler
  ) -> Code? {
    guard name == "==" || name == "!=", let position = operands.firstIndex(where: \.isComparedNil)
    else { return nil }
    let value = compiler.expression(operands[1 - position]).run
    if name == "==" { return Code(test: { machine in try value(machine).isNil }) }
    return Code(test: { machine in try !value(machine).isNil })
  }

  /// What `!=` of `Equatable` does, without a call of it around that of `==`.
  private static func negatedEquality(
    _ reference: SymbolReference,
    _ arguments: [TypedArgument],
    _ node: TypedExpression,
    _ compiler: FunctionCompiler
  ) -> Code? {
    let equality = compiler.library["Equatable"].members(named: "==").first(where: \.isRequirement)
    guard let equality else { return nil }
    let callee = TypedExpression(
      .reference(SymbolReference(equality, reference.arguments)),
      equality.type,
      node.range
    )
    let test = compiler.expression(
      TypedExpression(.call(callee, arguments), node.type, node.range)
    ).asTest
    return Code(test: { machine in try !test(machine) })
  }

  private static func shortCircuit(
    _ name: String,
    _ operands: [TypedExpression],
    _ node: TypedExpression,
    _ compiler: FunctionCompiler
  ) -> Code? {
    guard case .conversion(.autoclosure, let second) = operands[1].kind else { return nil }
    let left = compiler.expression(operands[0])
    let right = compiler.expression(second)
    switch name {
    case "&&":
      let (left, right) = (left.asTest, right.asTest)
      return Code(test: { machine in try left(machine) && right(machine) })
    case "||":
      let (left, right) = (left.asTest, right.asTest)
      return Code(test: { machine in try left(machine) || right(machine) })
    default:
      let (left, right) = (left.run, right.run)
      // The result may itself be an optional, and is then the first operand as it is.
      let unwraps = second.type != operands[0].type
      return Code { machine in
        let value = try left(machine)
        if value.isNil { return try right(machine) }
        return unwraps ? value.unwrapped : value
      }
    }
  }

  // MARK: Int

  private static func word(
    _ name: String,
    _ operands: [TypedExpression],
    _ node: TypedExpression,
    _ compiler: FunctionCompiler
  ) -> Code? {
    let left = compiler.expression(operands[0]).wordOperand
    let right = compiler.expression(operands[1]).wordOperand
    let place = compiler.place(of: node.range)
    switch name {
    case "+": return Code(Addition.compiled(left, right, place))
    case "-": return Code(Subtraction.compiled(left, right, place))
    case "*": return Code(Multiplication.compiled(left, right, place))
    case "/": return Code(Division.compiled(left, right, place))
    case "%": return Code(Remainder.compiled(left, right, place))
    case "<": return Code(test: LessThan.compiled(left, right))
    case "<=": return Code(test: AtMost.compiled(left, right))
    case ">": return Code(test: MoreThan.compiled(left, right))
    case ">=": return Code(test: AtLeast.compiled(left, right))
    case "==": return Code(test: EqualTo.compiled(left, right))
    case "!=": return Code(test: UnequalTo.compiled(left, right))
    default: return rare(name, left.run, right.run)
    }
  }

  private static func rare(
    _ name: String,
    _ left: @escaping (Machine) throws -> Int,
    _ right: @escaping (Machine) throws -> Int
  ) -> Code? {
    switch name {
    case "&": Code(word: { machine in try left(machine) & right(machine) })
    case "|": Code(word: { machine in try left(machine) | right(machine) })
    case "^": Code(word: { machine in try left(machine) ^ right(machine) })
    case "&+": Code(word: { machine in try left(machine) &+ right(machine) })
    case "&-": Code(word: { machine in try left(machine) &- right(machine) })
    case "&*": Code(word: { machine in try left(machine) &* right(machine) })
    default: nil
    }
  }

  // MARK: Double

  private static func number(
    _ name: String,
    _ operands: [TypedExpression],
    _ compiler: FunctionCompiler
  ) -> Code? {
    let left = compiler.expression(operands[0]).asNumber
    let right = compiler.expression(operands[1]).asNumber
    switch name {
    case "+": return Code(number: { machine in try left(machine) + right(machine) })
    case "-": return Code(number: { machine in try left(machine) - right(machine) })
    case "*": return Code(number: { machine in try left(machine) * right(machine) })
    case "/": return Code(number: { machine in try left(machine) / right(machine) })
    case "<": return Code(test: { machine in try left(machine) < right(machine) })
    case "<=": return Code(test: { machine in try left(machine) <= right(machine) })
    case ">": return Code(test: { machine in try left(machine) > right(machine) })
    case ">=": return Code(test: { machine in try left(machine) >= right(machine) })
    case "==": return Code(test: { machine in try left(machine) == right(machine) })
    case "!=": return Code(test: { machine in try left(machine) != right(machine) })
    default: return nil
    }
  }

  // MARK: String

  private static func text(
    _ name: String,
    _ operands: [TypedExpression],
    _ compiler: FunctionCompiler
  ) -> Code? {
    let left = compiler.expression(operands[0]).run
    let right = compiler.expression(operands[1]).run
    switch name {
    case "+":
      return Code { machine in
        let first = try left(machine).string(machine)
        let second = try right(machine).string(machine)
        try machine.reserve(text: first.utf8.count + second.utf8.count)
        return .string(first + second)
      }
    case "==":
      return Code(test: { machine in
        try left(machine).string(machine) == right(machine).string(machine)
      })
    case "!=":
      return Code(test: { machine in
        try left(machine).string(machine) != right(machine).string(machine)
      })
    case "<":
      return Code(test: { machine in
        try left(machine).string(machine) < right(machine).string(machine)
      })
    default: return nil
    }
  }
}

extension TypedExpression {
  /// Whether it is the `nil` of `x == nil`.
  fileprivate var isComparedNil: Bool {
    guard case .nil = kind else { return false }
    return type.symbol?.name == "_OptionalNilComparisonType"
  }
}
