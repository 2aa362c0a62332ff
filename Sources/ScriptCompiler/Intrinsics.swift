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
    guard operands.count == 2, symbol.isOperator, operands[0].type == operands[1].type else {
      return nil
    }
    if compiler.isWord(operands[0].type) { return word(symbol.name, operands, node, compiler) }
    if compiler.isNumber(operands[0].type) { return number(symbol.name, operands, compiler) }
    if operands[0].type.symbol === compiler.library["String"] {
      return text(symbol.name, operands, compiler)
    }
    return nil
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
    let right = compiler.expression(operands[1])
    let left = compiler.expression(operands[0]).asWord
    let place = compiler.place(of: node.range)
    if let constant = right.constantWord,
      let code = word(name, left, constant: constant, place)
    {
      return code
    }
    let other = right.asWord
    switch name {
    case "+":
      return Code(word: { machine in
        let x = try left(machine)
        let (value, overflow) = x.addingReportingOverflow(try other(machine))
        if overflow { throw machine.overflow(place) }
        return value
      })
    case "-":
      return Code(word: { machine in
        let x = try left(machine)
        let (value, overflow) = x.subtractingReportingOverflow(try other(machine))
        if overflow { throw machine.overflow(place) }
        return value
      })
    case "*":
      return Code(word: { machine in
        let x = try left(machine)
        let (value, overflow) = x.multipliedReportingOverflow(by: try other(machine))
        if overflow { throw machine.overflow(place) }
        return value
      })
    case "/":
      return Code(word: { machine in
        let x = try left(machine)
        let y = try other(machine)
        if y == 0 { throw machine.divisionByZero(place) }
        let (value, overflow) = x.dividedReportingOverflow(by: y)
        if overflow { throw machine.overflow(place) }
        return value
      })
    case "%":
      return Code(word: { machine in
        let x = try left(machine)
        let y = try other(machine)
        if y == 0 { throw machine.divisionByZero(place, isRemainder: true) }
        return x.remainderReportingOverflow(dividingBy: y).partialValue
      })
    case "&": return Code(word: { machine in try left(machine) & other(machine) })
    case "|": return Code(word: { machine in try left(machine) | other(machine) })
    case "^": return Code(word: { machine in try left(machine) ^ other(machine) })
    case "&+": return Code(word: { machine in try left(machine) &+ other(machine) })
    case "&-": return Code(word: { machine in try left(machine) &- other(machine) })
    case "&*": return Code(word: { machine in try left(machine) &* other(machine) })
    case "<": return Code(test: { machine in try left(machine) < other(machine) })
    case "<=": return Code(test: { machine in try left(machine) <= other(machine) })
    case ">": return Code(test: { machine in try left(machine) > other(machine) })
    case ">=": return Code(test: { machine in try left(machine) >= other(machine) })
    case "==": return Code(test: { machine in try left(machine) == other(machine) })
    case "!=": return Code(test: { machine in try left(machine) != other(machine) })
    default: return nil
    }
  }

  private static func word(
    _ name: String,
    _ left: @escaping (Machine) throws -> Int,
    constant: Int,
    _ place: Int
  ) -> Code? {
    switch name {
    case "+":
      return Code(word: { machine in
        let (value, overflow) = try left(machine).addingReportingOverflow(constant)
        if overflow { throw machine.overflow(place) }
        return value
      })
    case "-":
      return Code(word: { machine in
        let (value, overflow) = try left(machine).subtractingReportingOverflow(constant)
        if overflow { throw machine.overflow(place) }
        return value
      })
    case "/" where constant > 0: return Code(word: { machine in try left(machine) / constant })
    case "%" where constant > 0: return Code(word: { machine in try left(machine) % constant })
    case "<": return Code(test: { machine in try left(machine) < constant })
    case "<=": return Code(test: { machine in try left(machine) <= constant })
    case ">": return Code(test: { machine in try left(machine) > constant })
    case ">=": return Code(test: { machine in try left(machine) >= constant })
    case "==": return Code(test: { machine in try left(machine) == constant })
    case "!=": return Code(test: { machine in try left(machine) != constant })
    default: return nil
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

  // MARK: Compound assignment

  /// `x += y` of an `Int` or `Double`; `nil` for all others.
  static func compoundAssignment(
    _ reference: SymbolReference,
    _ arguments: [TypedArgument],
    _ compiler: FunctionCompiler
  ) -> ReadyExec? {
    let symbol = reference.symbol
    guard symbol.module?.name == "Swift", symbol.isOperator, arguments.count == 2,
      case .value(let first) = arguments[0], case .value(let second) = arguments[1]
    else { return nil }
    var target = first
    if case .inOut(let inner) = first.kind { target = inner }
    guard target.type == second.type else { return nil }
    let name = symbol.name
    if compiler.isWord(target.type), ["+=", "-=", "*="].contains(name) {
      return ReadyExec(run: wordAssignment(name, target, second, compiler))
    }
    if compiler.isNumber(target.type), ["+=", "-=", "*=", "/="].contains(name) {
      return ReadyExec(run: numberAssignment(name, target, second, compiler))
    }
    if target.type.symbol === compiler.library["String"], name == "+=" {
      let right = compiler.expression(second).run
      let access = compiler.place(target).access
      return ReadyExec { machine in
        let more = try right(machine).string(machine)
        try access(machine) { pointer in
          if case .string(let text) = pointer.pointee {
            try machine.reserve(text: text.utf8.count, adding: more.utf8.count)
          }
          guard case .string(var text) = pointer.take() else {
            throw Value.uninitialized.unexpected(machine)
          }
          text += more
          pointer.initialize(to: .string(text))
        }
        return .next
      }
    }
    return nil
  }

  private static func wordAssignment(
    _ name: String,
    _ target: TypedExpression,
    _ second: TypedExpression,
    _ compiler: FunctionCompiler
  ) -> Exec {
    let right = compiler.expression(second).asWord
    let place = compiler.place(target)
    let site = compiler.place(of: target.range)
    func combine(_ machine: Machine, _ x: Int, _ y: Int) throws -> Int {
      let (value, overflow) =
        switch name {
        case "+=": x.addingReportingOverflow(y)
        case "-=": x.subtractingReportingOverflow(y)
        default: x.multipliedReportingOverflow(by: y)
        }
      if overflow { throw machine.overflow(site) }
      return value
    }
    if let slot = place.slot {
      if name == "+=" {
        return { machine in
          let y = try right(machine)
          let pointer = machine.base + slot
          let (value, overflow) = pointer.word.addingReportingOverflow(y)
          if overflow { throw machine.overflow(site) }
          pointer.word = value
          return .next
        }
      }
      return { machine in
        let y = try right(machine)
        let pointer = machine.base + slot
        pointer.word = try combine(machine, pointer.word, y)
        return .next
      }
    }
    let access = place.access
    return { machine in
      let y = try right(machine)
      try access(machine) { pointer in
        pointer.pointee = .int(try combine(machine, try pointer.pointee.int(machine), y))
      }
      return .next
    }
  }

  private static func numberAssignment(
    _ name: String,
    _ target: TypedExpression,
    _ second: TypedExpression,
    _ compiler: FunctionCompiler
  ) -> Exec {
    let right = compiler.expression(second).asNumber
    let access = compiler.place(target).access
    let combine: (Double, Double) -> Double =
      switch name {
      case "+=": { $0 + $1 }
      case "-=": { $0 - $1 }
      case "*=": { $0 * $1 }
      default: { $0 / $1 }
      }
    return { machine in
      let y = try right(machine)
      try access(machine) { pointer in
        pointer.pointee = .double(combine(try pointer.pointee.double(machine), y))
      }
      return .next
    }
  }
}

extension ValueSymbol {
  var isOperator: Bool {
    guard let first = name.unicodeScalars.first else { return false }
    return !(first.properties.isXIDStart || first == "_")
  }
}

extension Machine {
  func overflow(_ place: Int) -> ScriptTrap {
    self.place = place
    return arithmeticOverflow()
  }

  func divisionByZero(_ place: Int, isRemainder: Bool = false) -> ScriptTrap {
    self.place = place
    return trap(
      isRemainder ? "Division by zero in remainder operation" : "Division by zero"
    )
  }
}
