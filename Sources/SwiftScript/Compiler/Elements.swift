import SwiftParser
import SwiftSyntax

/// A variable's value where it is; `nil` for a variable whose place isn't there yet.
typealias Pointing = (Machine) -> UnsafeMutablePointer<Value>?

extension Compiler {
  /// The one index between the brackets, and the variable before them, if elements can be reached without a detour.
  private func plainElement(_ node: SubscriptCallExprSyntax) -> (
    variable: Variable, index: ReadyNumber
  )? {
    guard let name = node.calledExpression.as(DeclReferenceExprSyntax.self),
      let variable = plainlyStored(name), node.arguments.count == 1, node.trailingClosure == nil,
      let argument = node.arguments.first, argument.label == nil, isInt(argument.expression)
    else { return nil }
    return (variable, ReadyNumber(run: intCode(argument.expression)))
  }

  /// Compiles `array[i]` for a variable and an `Int`; what isn't an array is left to `general`.
  func plainElement(
    _ node: SubscriptCallExprSyntax,
    otherwise general: @escaping (Machine, Value, Value) throws -> Value
  ) -> ReadyCode? {
    guard let (variable, number) = plainElement(node) else { return nil }
    let index = number.run
    let base = load(variable, at: Syntax(node.calledExpression))
    guard case .slot(let slot) = variable.storage else {
      return ReadyCode { machine in
        let container = try base(machine)
        let number = try index(machine)
        if case .array(let elements) = container, number >= 0, number < elements.count {
          return elements[number]
        }
        return try general(machine, container, .int(number))
      }
    }
    return ReadyCode { machine in
      let number = try index(machine)
      if case .array(let elements) = machine.base[slot], number >= 0, number < elements.count {
        return elements[number]
      }
      return try general(machine, try base(machine), .int(number))
    }
  }

  /// Compiles `array[i] = value` and `array[i] += value`; what isn't an array is left to `general`.
  func plainElementAssignment(_ node: InfixOperatorExprSyntax, otherwise general: @escaping Code)
    -> ReadyCode?
  {
    guard let target = node.leftOperand.as(SubscriptCallExprSyntax.self),
      let (variable, number) = plainElement(target), !variable.isLet,
      isInert(node.rightOperand), target.arguments.allSatisfy({ isInert($0.expression) })
    else { return nil }
    var arithmetic: Arithmetic?
    if !node.operator.is(AssignmentExprSyntax.self) {
      guard let token = node.operator.as(BinaryOperatorExprSyntax.self)?.operator.text,
        let found = Arithmetic(rawValue: String(token.dropLast())), world.operators[token] == nil
      else { return nil }
      arithmetic = found
    }
    let index = number.run
    let value = expression(node.rightOperand)
    let pointing = pointer(to: variable)
    return ReadyCode { machine in
      let number = try index(machine)
      let new = try value(machine)
      guard let place = pointing(machine), case .array(var elements) = place.pointee,
        number >= 0, number < elements.count
      else { return try general(machine) }
      let element: Value
      if let arithmetic {
        guard let sum = arithmetic.apply(elements[number], new) else { return try general(machine) }
        element = sum
      } else {
        guard new.isAlike(elements[number]) else { return try general(machine) }
        element = new
      }
      place.pointee = .void
      elements[number] = element
      place.pointee = .array(elements)
      return .void
    }
  }

  /// Compiles `dictionary[key, default: d] += value` and `dictionary[key] = value` where the key is there; all else is left
  /// to `general`.
  func plainEntryAssignment(_ node: InfixOperatorExprSyntax, otherwise general: @escaping Code)
    -> ReadyCode?
  {
    guard let target = node.leftOperand.as(SubscriptCallExprSyntax.self),
      let name = target.calledExpression.as(DeclReferenceExprSyntax.self),
      let variable = plainlyStored(name), !variable.isLet, case .dictionary? = variable.type,
      isInert(node.rightOperand), target.arguments.allSatisfy({ isInert($0.expression) }),
      let index = target.arguments.first?.expression, target.arguments.first?.label == nil
    else { return nil }
    var arithmetic: Arithmetic?
    if target.arguments.count == 2, target.arguments.last?.label?.text == "default" {
      guard let token = node.operator.as(BinaryOperatorExprSyntax.self)?.operator.text,
        let found = Arithmetic(rawValue: String(token.dropLast())), world.operators[token] == nil
      else { return nil }
      arithmetic = found
    } else if target.arguments.count != 1 || !node.operator.is(AssignmentExprSyntax.self) {
      return nil
    }
    let key = expression(index)
    let value = expression(node.rightOperand)
    let pointing = pointer(to: variable)
    return ReadyCode { machine in
      let key = try key(machine)
      let new = try value(machine)
      guard let pointer = pointing(machine), case .dictionary(var box) = pointer.pointee,
        let place = box.place(of: key), let old = box.entries[place]?.value
      else { return try general(machine) }
      let result: Value
      if let arithmetic {
        guard let sum = arithmetic.apply(old, new) else { return try general(machine) }
        result = sum
      } else {
        guard new.isAlike(old) else { return try general(machine) }
        result = new
      }
      pointer.pointee = .void
      if !isKnownUniquelyReferenced(&box) { box = box.copy() }
      box.entries[place]?.value = result
      pointer.pointee = .dictionary(box)
      return .void
    }
  }

  /// Whether evaluating an expression twice is the same as once.
  private func isInert(_ expression: ExprSyntax) -> Bool {
    switch expression.as(ExprSyntaxEnum.self) {
    case .integerLiteralExpr, .floatLiteralExpr, .booleanLiteralExpr, .declReferenceExpr: true
    case .stringLiteralExpr(let node): node.representedLiteralValue != nil
    case .infixOperatorExpr(let node): isInert(node.leftOperand) && isInert(node.rightOperand)
    case .tupleExpr(let node):
      node.elements.count == 1 && node.elements.allSatisfy { isInert($0.expression) }
    case .subscriptCallExpr(let node):
      isInert(node.calledExpression) && node.arguments.allSatisfy { isInert($0.expression) }
    default: false
    }
  }

  /// Where a variable's value is while it runs.
  func pointer(to variable: Variable) -> Pointing {
    switch variable.storage {
    case .slot(let slot): return { machine in machine.base + slot }
    case .global(let cell): return { _ in cell.pointer }
    case .capture(let index):
      return { machine in machine.captures.unsafelyUnwrapped[index].pointer }
    case .cellInSlot(let slot):
      return { machine in
        if case .cell(let cell) = machine.base[slot] { cell.pointer } else { nil }
      }
    }
  }

  /// Compiles `array.append(value)` for a variable; what isn't an array is left to `general`.
  func plainAppend(
    _ name: String,
    _ base: ExprSyntax?,
    _ arguments: [ArgumentCode],
    otherwise general: @escaping Code,
    place: Int
  ) -> ReadyCode? {
    guard name == "append", arguments.count == 1, arguments[0].label == nil,
      arguments[0].place == nil, let reference = base?.as(DeclReferenceExprSyntax.self),
      let variable = plainlyStored(reference), !variable.isLet,
      let inferred = variable.type ?? variable.inferredType, case .array(let element) = inferred,
      library.array.methods(named: "append").allSatisfy({ !$0.isScript })
    else { return nil }
    let value = arguments[0].value
    let pointing = pointer(to: variable)
    let plain = element.plain.map(ObjectIdentifier.init)
    return ReadyCode { machine in
      var new = try value(machine)
      machine.place = place
      guard let plain, machine.library.isPlainly(new, plain) else {
        new = try machine.coerce(new, to: element)
        return try machine.append(new, to: pointing(machine), place)
      }
      return try machine.append(new, to: pointing(machine), place)
    }
  }
}

extension Machine {
  @inline(__always)
  fileprivate func append(_ new: Value, to pointer: UnsafeMutablePointer<Value>?, _ place: Int)
    throws
    -> Value
  {
    guard let pointer, case .array(let held) = pointer.pointee else {
      throw trap("`append` is called on what has no value yet")
    }
    try checkLength(held.count + 1)
    // Taken out, so that nobody else holds it while it grows.
    guard case .array(var elements) = pointer.move() else { return .void }
    elements.append(new)
    pointer.initialize(to: .array(elements))
    return .void
  }
}

extension Value {
  /// Whether a value can take another one's place as it is, both being of the same simple type.
  @inline(__always)
  func isAlike(_ other: Value) -> Bool {
    switch (self, other) {
    case (.int, .int), (.bool, .bool), (.double, .double), (.string, .string),
      (.character, .character):
      true
    default: false
    }
  }
}
