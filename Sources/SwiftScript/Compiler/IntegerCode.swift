import SwiftSyntax

/// An expression that is an `Int` whatever happens, compiled without making a `Value`.
typealias IntCode = (Machine) throws -> Int

extension Compiler {
  /// Whether an expression is plainly an `Int`.
  func isInt(_ expression: ExprSyntax) -> Bool {
    switch expression.as(ExprSyntaxEnum.self) {
    case .integerLiteralExpr(let node): return node.number != nil
    case .tupleExpr(let node):
      guard node.elements.count == 1, let only = node.elements.first, only.label == nil else {
        return false
      }
      return isInt(only.expression)
    case .declReferenceExpr(let node): return intVariable(node) != nil
    case .infixOperatorExpr(let node):
      guard let name = node.operator.as(BinaryOperatorExprSyntax.self)?.operator.text,
        IntegerOperation(rawValue: name) != nil, world.operators[name] == nil
      else { return false }
      return isInt(node.leftOperand) && isInt(node.rightOperand)
    case .functionCallExpr(let node):
      guard let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.name,
        scope.variable(named: name) == nil, world.functions[name]?.count == 1,
        let callable = world.functions[name]?.first, callable.isScript,
        implicitReceiver(of: name, at: Syntax(node)) == nil,
        callable.signature.result?.plain === library.int
      else { return false }
      return true
    default: return false
    }
  }

  /// The variable that a name means, if it holds an `Int` and nothing stands between it and its value.
  func intVariable(_ node: DeclReferenceExprSyntax) -> Variable? {
    guard let variable = plainlyStored(node),
      case .named(let type, _)? = variable.type ?? variable.inferredType, type === library.int
    else { return nil }
    return variable
  }

  /// The variable that a name means, if reading and writing it is nothing but that.
  func plainlyStored(_ node: DeclReferenceExprSyntax) -> Variable? {
    let name = node.baseName.name
    guard !name.hasPrefix("$") else { return nil }
    let variable = scope.variable(named: name) ?? globalVariable(name, at: Syntax(node))
    guard let variable, variable.accessors.isEmpty, variable.ownership == .strong,
      !variable.mayBeInout
    else { return nil }
    return variable
  }

  /// Compiles an expression for which `isInt` holds.
  func intCode(_ expression: ExprSyntax) -> IntCode {
    switch expression.as(ExprSyntaxEnum.self) {
    case .integerLiteralExpr(let node):
      let number = node.number ?? 0
      return { _ in number }
    case .tupleExpr(let node):
      guard let only = node.elements.first else { break }
      return intCode(only.expression)
    case .declReferenceExpr(let node):
      guard let variable = intVariable(node) else { break }
      return intLoad(variable, at: Syntax(node))
    case .infixOperatorExpr(let node):
      guard let token = node.operator.as(BinaryOperatorExprSyntax.self)?.operator,
        let operation = IntegerOperation(rawValue: token.text)
      else { break }
      return intOperation(operation, node, place: place(of: token))
    case .functionCallExpr(let node):
      if let call = intCall(node) { return call.run }
    default: break
    }
    return number(of: code(expression), at: Syntax(expression))
  }

  /// A call of a script's function from `Int`s to `Int`.
  private func intCall(_ node: FunctionCallExprSyntax) -> ReadyNumber? {
    guard let callee = node.calledExpression.as(DeclReferenceExprSyntax.self),
      node.trailingClosure == nil, node.arguments.count == 1, let only = node.arguments.first,
      isInt(only.expression), let callable = world.functions[callee.baseName.name]?.first,
      case .script(let code) = callable.body, callable.signature.isSimple, !code.hasSelf,
      callable.generic == nil,
      callable.signature.parameters.count == 1,
      callable.signature.parameters[0].label == only.label?.name,
      callable.signature.parameters[0].type.plain === library.int
    else { return nil }
    let argument = intCode(only.expression)
    let place = place(of: callee)
    return ReadyNumber { machine in
      let number = try argument(machine)
      let frame = machine.top
      frame.initialize(to: .int(number))
      machine.top = frame + 1
      machine.place = place
      let value = try code.run(
        machine,
        frame: frame,
        argumentCount: 1,
        captures: nil,
        argumentsFit: code.hasPlainSlots
      )
      // The result's type is declared, so that the run has seen to it.
      if case .int(let result) = value { return result }
      return 0
    }
  }

  private func number(of code: @escaping Code, at node: Syntax) -> IntCode {
    let span = file.span(of: node)
    let int = TypeRef.named(library.int, [])
    return { machine in
      let value = try code(machine)
      if case .int(let number) = value { return number }
      throw machine.mismatch(value, int, at: span)
    }
  }

  private func intLoad(_ variable: Variable, at node: Syntax) -> IntCode {
    let general = number(of: load(variable, at: node), at: node)
    switch variable.storage {
    case .slot(let slot):
      return { machine in
        if case .int(let number) = machine.base[slot] { return number }
        return try general(machine)
      }
    case .global(let cell):
      return { machine in
        if case .int(let number) = cell.value { return number }
        return try general(machine)
      }
    case .capture(let index):
      return { machine in
        if case .int(let number) = machine.captures.unsafelyUnwrapped[index].value { return number }
        return try general(machine)
      }
    case .cellInSlot(let slot):
      return { machine in
        if case .cell(let cell) = machine.base[slot], case .int(let number) = cell.value {
          return number
        }
        return try general(machine)
      }
    }
  }

  private func intOperation(
    _ operation: IntegerOperation,
    _ node: InfixOperatorExprSyntax,
    place: Int
  ) -> IntCode {
    let left = intCode(node.leftOperand)
    let failure: (Machine, Int, Int) throws -> Int = { machine, x, y in
      machine.place = place
      guard case .int(let number) = try machine.binary(operation.rawValue, .int(x), .int(y)) else {
        return 0
      }
      return number
    }
    if let literal = node.rightOperand.as(IntegerLiteralExprSyntax.self)?.number {
      switch operation {
      case .plus:
        return { machine in
          let x = try left(machine)
          let (value, overflow) = x.addingReportingOverflow(literal)
          return overflow ? try failure(machine, x, literal) : value
        }
      case .minus:
        return { machine in
          let x = try left(machine)
          let (value, overflow) = x.subtractingReportingOverflow(literal)
          return overflow ? try failure(machine, x, literal) : value
        }
      case .remainder where literal > 0:
        return { machine in try left(machine) % literal }
      case .divide where literal > 0:
        return { machine in try left(machine) / literal }
      default: break
      }
    }
    let right = intCode(node.rightOperand)
    switch operation {
    case .plus:
      return { machine in
        let x = try left(machine)
        let y = try right(machine)
        let (value, overflow) = x.addingReportingOverflow(y)
        return overflow ? try failure(machine, x, y) : value
      }
    case .minus:
      return { machine in
        let x = try left(machine)
        let y = try right(machine)
        let (value, overflow) = x.subtractingReportingOverflow(y)
        return overflow ? try failure(machine, x, y) : value
      }
    case .times:
      return { machine in
        let x = try left(machine)
        let y = try right(machine)
        let (value, overflow) = x.multipliedReportingOverflow(by: y)
        return overflow ? try failure(machine, x, y) : value
      }
    case .divide, .remainder:
      return { machine in try failure(machine, try left(machine), try right(machine)) }
    }
  }

  /// Compiles a comparison of two `Int`s.
  func intComparison(_ comparison: Comparison, _ node: InfixOperatorExprSyntax) -> ReadyTest? {
    guard isInt(node.leftOperand), isInt(node.rightOperand), comparison.isOrdering,
      world.operators[comparison.rawValue] == nil
    else { return nil }
    let left = intCode(node.leftOperand)
    if let literal = node.rightOperand.as(IntegerLiteralExprSyntax.self)?.number {
      switch comparison {
      case .less: return ReadyTest { machine in try left(machine) < literal }
      case .greater: return ReadyTest { machine in try left(machine) > literal }
      case .equal: return ReadyTest { machine in try left(machine) == literal }
      default: return ReadyTest { machine in comparison.holds(try left(machine), literal) }
      }
    }
    let right = intCode(node.rightOperand)
    switch comparison {
    case .less: return ReadyTest { machine in try left(machine) < right(machine) }
    case .lessOrEqual: return ReadyTest { machine in try left(machine) <= right(machine) }
    case .greater: return ReadyTest { machine in try left(machine) > right(machine) }
    default: return ReadyTest { machine in comparison.holds(try left(machine), try right(machine)) }
    }
  }

  /// `x = …` and `x += …` on a variable that holds an `Int`; `nil` for other statements.
  func intAssignment(_ node: InfixOperatorExprSyntax) -> ReadyExec? {
    guard let name = node.leftOperand.as(DeclReferenceExprSyntax.self),
      let variable = intVariable(name), !variable.isLet, isInt(node.rightOperand)
    else { return nil }
    let value: IntCode
    if node.operator.is(AssignmentExprSyntax.self) {
      value = intCode(node.rightOperand)
    } else {
      guard let token = node.operator.as(BinaryOperatorExprSyntax.self)?.operator,
        world.operators[token.text] == nil, token.text.hasSuffix("="),
        let operation = IntegerOperation(rawValue: String(token.text.dropLast())),
        world.operators[operation.rawValue] == nil
      else { return nil }
      value = intOperation(operation, node, place: place(of: token))
    }
    switch variable.storage {
    case .slot(let slot):
      return ReadyExec { machine in
        let number = try value(machine)
        (machine.base + slot).setInt(number)
        return .next
      }
    case .global(let cell):
      return ReadyExec { machine in
        cell.value = .int(try value(machine))
        return .next
      }
    case .capture(let index):
      return ReadyExec { machine in
        let number = try value(machine)
        machine.captures.unsafelyUnwrapped[index].value = .int(number)
        return .next
      }
    case .cellInSlot(let slot):
      return ReadyExec { machine in
        let number = try value(machine)
        if case .cell(let cell) = machine.base[slot] {
          cell.value = .int(number)
        } else {
          machine.base[slot] = .cell(Cell(.int(number)))
        }
        return .next
      }
    }
  }
}

/// The operators of `Int`s whose result is one.
enum IntegerOperation: String {
  case plus = "+"
  case minus = "-"
  case times = "*"
  case divide = "/"
  case remainder = "%"
}

extension Comparison {
  /// Whether numbers can be compared by it.
  var isOrdering: Bool { self != .identical && self != .notIdentical }
}

extension UnsafeMutablePointer<Value> {
  /// Stores a number; quick where one is already.
  @inline(__always)
  func setInt(_ number: Int) {
    if case .int = pointee { initialize(to: .int(number)) } else { pointee = .int(number) }
  }
}
