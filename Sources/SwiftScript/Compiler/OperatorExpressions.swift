import SwiftSyntax

extension Compiler {
  func infix(_ node: InfixOperatorExprSyntax, as expected: TypeRef? = nil) -> Code {
    if node.operator.is(AssignmentExprSyntax.self) { return assignment(node) }
    guard let token = node.operator.as(BinaryOperatorExprSyntax.self)?.operator else {
      return failed("this operator is not supported", at: node.operator)
    }
    let name = token.text
    switch name {
    case "&&" where world.operators[name] != nil, "||" where world.operators[name] != nil:
      return overloadedLogic(name, node, place: place(of: token))
    case "&&":
      let (left, right) = (test(node.leftOperand), test(node.rightOperand))
      return { machine in .bool(try left(machine) && right(machine)) }
    case "||":
      let (left, right) = (test(node.leftOperand), test(node.rightOperand))
      return { machine in .bool(try left(machine) || right(machine)) }
    case "??": return coalescing(node, as: expected)
    default: break
    }
    if name.hasSuffix("="), !["==", "!=", "<=", ">=", "===", "!==", "~="].contains(name) {
      return compoundAssignment(String(name.dropLast()), name, node)
    }
    if let test = comparison(ExprSyntax(node)) {
      let run = test.run
      return { machine in .bool(try run(machine)) }
    }
    let isArithmetic = IntegerOperation(rawValue: name) != nil && world.operators[name] == nil
    let operand =
      isArithmetic
      ? operandType(node, expected)
      : isOfBits(name)
        ? sizedOperandType(node, name, expected)
        : name == "..." || name == "..<" ? expected?.wrapped.boundOfRange : nil
    let own = ownOperandType(name, expected)
    let left = settling(
      unwrappingImplicitly(node.leftOperand, as: operand ?? own),
      node.leftOperand,
      as: own
    )
    let isLazy = world.operators[name]?.contains { callable in
      callable.signature.parameters.count == 2 && callable.signature.parameters[1].isAutoclosure
    }
    let right =
      isLazy ?? false
      ? autoclosure(node.rightOperand)
      : settling(
        unwrappingImplicitly(node.rightOperand, as: isShift(name) ? own : operand ?? own),
        node.rightOperand,
        as: own
      )
    let place = place(of: token)
    if name == "+", expected?.wrapped.plain === library.string {
      // A piece of a text and a text make a text where one is wanted.
      return { machine in
        let a = try left(machine)
        let b = try right(machine)
        machine.place = place
        let value = try machine.binary(name, a, b)
        return if case .native = value, let text = value.text { .string(String(text)) } else {
          value
        }
      }
    }
    if let arithmetic = Arithmetic(rawValue: name) {
      if isInt(node.rightOperand), operand == nil {
        let number = intCode(node.rightOperand)
        return { machine in
          let a = try left(machine)
          let y = try number(machine)
          if case .int(let x) = a {
            let (value, overflow) = arithmetic.apply(x, y)
            if !overflow { return .int(value) }
          }
          if let value = arithmetic.apply(a, .int(y)) { return value }
          machine.place = place
          return try machine.binary(name, a, .int(y))
        }
      }
      return { machine in
        let a = try left(machine)
        let b = try right(machine)
        if let value = arithmetic.apply(a, b) { return value }
        machine.place = place
        return try machine.binary(name, a, b)
      }
    }
    if name == "%" || name == "/", isInt(node.rightOperand), operand == nil {
      let divisor = intCode(node.rightOperand)
      let isRemainder = name == "%"
      return { machine in
        let a = try left(machine)
        let y = try divisor(machine)
        if case .int(let x) = a, y > 0 { return .int(isRemainder ? x % y : x / y) }
        machine.place = place
        return try machine.binary(name, a, .int(y))
      }
    }
    return { machine in
      let a = try left(machine)
      let b = try right(machine)
      machine.place = place
      return try machine.binary(name, a, b)
    }
  }

  /// `&&` or `||` where a script declares it for types of its own: for `Bool`s the right side may still go unevaluated.
  private func overloadedLogic(_ name: String, _ node: InfixOperatorExprSyntax, place: Int) -> Code
  {
    let (left, right) = (expression(node.leftOperand), expression(node.rightOperand))
    return { machine in
      let a = try left(machine)
      if case .bool(let decides) = a, decides == (name == "||") { return a }
      let b = try right(machine)
      if case .bool = a, case .bool = b { return b }
      machine.place = place
      return try machine.binary(name, a, b)
    }
  }

  private func coalescing(_ node: InfixOperatorExprSyntax, as expected: TypeRef?) -> Code {
    let (left, right) = (
      expression(node.leftOperand, as: expected.map { .optional($0.wrapped) }),
      expression(
        node.rightOperand,
        as: expected ?? writtenType(of: node.leftOperand)?.wrapped
          ?? staticType(of: node.leftOperand)?.wrapped
      )
    )
    return { machine in
      switch try left(machine) {
      case .optional(nil): try right(machine)
      case .optional(let box?): box.value
      case let value: value
      }
    }
  }

  /// Compiles `==`, `<` and their kind to a test, numbers first.
  func comparison(_ expression: ExprSyntax) -> ReadyTest? {
    if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1,
      let only = tuple.elements.first
    {
      return comparison(only.expression)
    }
    guard let node = expression.as(InfixOperatorExprSyntax.self),
      let token = node.operator.as(BinaryOperatorExprSyntax.self)?.operator
    else { return nil }
    let name = token.text
    if name == "&&" || name == "||", world.operators[name] != nil { return nil }
    if name == "&&" {
      let (left, right) = (test(node.leftOperand), test(node.rightOperand))
      return ReadyTest { machine in try left(machine) && right(machine) }
    }
    if name == "||" {
      let (left, right) = (test(node.leftOperand), test(node.rightOperand))
      return ReadyTest { machine in try left(machine) || right(machine) }
    }
    guard let compare = Comparison(rawValue: name) else { return nil }
    if let test = intComparison(compare, node) { return test }
    let operands = [node.leftOperand, node.rightOperand]
    let type = operands.contains(where: \.isLiteralArithmetic) ? operandType(node, nil) : nil
    let left = self.expression(node.leftOperand, as: type)
    let right = self.expression(node.rightOperand, as: type)
    let place = place(of: token)
    if type == nil, isInt(node.rightOperand) {
      let number = intCode(node.rightOperand)
      return ReadyTest { machine in
        let a = try left(machine)
        let y = try number(machine)
        if case .int(let x) = a { return compare.holds(x, y) }
        machine.place = place
        return try machine.compare(compare, a, .int(y))
      }
    }
    return ReadyTest { machine in
      let a = try left(machine)
      let b = try right(machine)
      if case .int(let x) = a, case .int(let y) = b { return compare.holds(x, y) }
      machine.place = place
      return try machine.compare(compare, a, b)
    }
  }

  func prefix(_ node: PrefixOperatorExprSyntax, as expected: TypeRef? = nil) -> Code {
    let name = node.operator.text
    let place = place(of: node.operator)
    if let code = changing("prefix " + name, node.expression, at: node.operator) { return code }
    if name == "++" || name == "--" {
      return counting(node.expression, at: node.operator, givesOld: false)
    }
    if name == "!", world.operators["prefix !"] == nil {
      let operand = test(node.expression)
      return { machine in .bool(!(try operand(machine))) }
    }
    if name == "-", let least = leastNumber(node.expression, as: expected) {
      return { _ in least }
    }
    let isSized = expected?.wrapped.isSizedNumber ?? false
    let operand = expression(node.expression, as: name == "-" || isSized ? expected : nil)
    return { machine in
      let value = try operand(machine)
      machine.place = place
      return try machine.prefix(name, value)
    }
  }

  /// An operator that changes its operand: declared with an `inout` parameter.
  private func changing(_ name: String, _ operand: ExprSyntax, at node: TokenSyntax) -> Code? {
    guard
      let callables = world.operators[name]?.filter({
        $0.signature.parameters.first?.isInout ?? false
      }),
      !callables.isEmpty
    else { return nil }
    let variable = self.place(operand)
    let number = self.place(of: node)
    return { machine in
      try variable.calling(machine) { cell in
        machine.place = number
        let argument = LabelledValue(label: nil, value: .cell(cell))
        return try machine.call(
          callables,
          receiver: .void,
          arguments: [argument],
          ignoringLabels: true
        )
      }
    }
  }

  func postfix(_ node: PostfixOperatorExprSyntax) -> Code {
    let name = node.operator.text
    let place = place(of: node.operator)
    if let code = changing("postfix " + name, node.expression, at: node.operator) { return code }
    if name == "++" || name == "--" {
      return counting(node.expression, at: node.operator, givesOld: true)
    }
    if name == ">", let comparison = node.parent?.as(InfixOperatorExprSyntax.self),
      let type = self.type(writtenAs: comparison.leftOperand)
    {
      // `Type<Element>` at the end of a line, as the parser reads it.
      return failed(
        "this is the type `\(type)` itself, and no value of it",
        at: comparison.leftOperand,
        hint: "write `()` behind it"
      )
    }
    let operand = expression(node.expression)
    return { machine in
      let value = try operand(machine)
      machine.place = place
      return try machine.postfix(name, value)
    }
  }

  /// `i++` and its kind, which Swift 2 had: changes its operand by one, and gives its value before or after.
  private func counting(_ operand: ExprSyntax, at node: TokenSyntax, givesOld: Bool) -> Code {
    let variable = self.place(operand)
    let number = self.place(of: node)
    let name = String(node.text.prefix(1))
    return { machine in
      var result = Value.void
      try variable.modify(machine) { value in
        machine.place = number
        let old = value
        let one: Value = if case .double = old { .double(1) } else { .int(1) }
        value = try machine.binary(name, old, one)
        result = givesOld ? old : value
      }
      return result
    }
  }

  // MARK: Assignment

  private func assignment(_ node: InfixOperatorExprSyntax) -> Code {
    let split = preemptiblePlace(assigning: node)
    let place = split ?? self.place(node.leftOperand)
    let value = settling(
      expression(node.rightOperand, as: writtenType(of: node.leftOperand)),
      node.rightOperand,
      as: writtenType(of: node.leftOperand)
    )
    let general: Code = { machine in
      try place.assign(machine, try value(machine))
      return .void
    }
    return split == nil ? plainAssignment(node, otherwise: general) : general
  }

  private func compoundAssignment(
    _ name: String,
    _ whole: String,
    _ node: InfixOperatorExprSyntax
  ) -> Code {
    let split = preemptiblePlace(changing: node)
    let place = split ?? self.place(node.leftOperand)
    let written = writtenType(of: node.leftOperand)
    let isOpen: Bool
    switch written?.settled {
    case .array?: isOpen = true
    case .named(let type, _)?:
      isOpen = !type.isHost && type.numbers == nil && takesItself(whole, name, type)
    default: isOpen = false
    }
    let isSized = isOfBits(name) && !isShift(name) && written?.isSizedNumber == true
    let isLiteral = isOpen && node.rightOperand.is(ArrayExprSyntax.self)
    let operand = settling(
      expression(node.rightOperand, as: isSized || isLiteral ? written : nil),
      node.rightOperand,
      as: isOpen ? written : nil
    )
    let number = self.place(of: node.operator)
    let arithmetic = Arithmetic(rawValue: name)
    let general: (Machine, Value) throws -> Value = { machine, right in
      machine.place = number
      try place.modify(machine) { value in
        if let result = arithmetic?.apply(value, right) {
          value = result
        } else if case .array(var elements) = value, name == "+", let more = right.elements {
          try machine.checkLength(elements.count + more.count)
          value = .void
          elements.append(contentsOf: more)
          value = .array(elements)
        } else if case .string = value, name == "+", case .string(let more) = right {
          try machine.append(more, toText: &value)
        } else if let declared = try machine.declaredCompound(whole, &value, right) {
          _ = declared
        } else {
          value = try machine.binary(name, value, right)
        }
      }
      return .void
    }
    if split == nil, let arithmetic, let variable = plainVariable(node.leftOperand) {
      return compound(arithmetic, variable, operand, otherwise: general)
    }
    let whole: Code = { machine in try general(machine, try operand(machine)) }
    guard split == nil, arithmetic != nil else { return whole }
    return plainAssignment(node, otherwise: whole)
  }

  /// An assignment to what is plainly an element, an entry or a field.
  private func plainAssignment(_ node: InfixOperatorExprSyntax, otherwise general: @escaping Code)
    -> Code
  {
    let ready =
      plainElementAssignment(node, otherwise: general)
      ?? plainEntryAssignment(node, otherwise: general) ?? fieldAssignment(node, otherwise: general)
      ?? ReadyCode(run: general)
    return ready.run
  }

  /// The variable that an expression names, if nothing stands between the name and the value.
  private func plainVariable(_ expression: ExprSyntax) -> Variable? {
    guard let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.name else { return nil }
    let variable = scope.variable(named: name) ?? globalVariable(name, at: Syntax(expression))
    guard let variable, !variable.isLet, variable.accessors.isEmpty, variable.ownership == .strong
    else { return nil }
    return variable
  }

  /// `x += y` on a variable, quick for `Int`s.
  private func compound(
    _ arithmetic: Arithmetic,
    _ variable: Variable,
    _ operand: @escaping Code,
    otherwise general: @escaping (Machine, Value) throws -> Value
  ) -> Code {
    switch variable.storage {
    case .slot(let slot):
      return { machine in
        let right = try operand(machine)
        if case .int(let x) = machine.base[slot], case .int(let y) = right {
          let (value, overflow) = arithmetic.apply(x, y)
          if !overflow {
            machine.base[slot] = .int(value)
            return .void
          }
        }
        return try general(machine, right)
      }
    case .global(let cell):
      return { machine in
        let right = try operand(machine)
        if case .int(let x) = cell.value, case .int(let y) = right {
          let (value, overflow) = arithmetic.apply(x, y)
          if !overflow {
            cell.value = .int(value)
            return .void
          }
        }
        return try general(machine, right)
      }
    case .cellInSlot, .capture: return { machine in try general(machine, try operand(machine)) }
    }
  }
}
