import ScriptChecker
import ScriptMachine
import ScriptTypes

/// Assignments of the standard library, such as `+=`, that compile to something quicker than a call.
enum CompoundAssignments {
  /// `x += y` of an `Int` or `Double`; `nil` for all others.
  static func code(
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
    if compiler.isWord(target.type) {
      switch name {
      case "+=":
        return ReadyExec(run: wordAssignment(Addition.self, target, second, compiler))
      case "-=":
        return ReadyExec(run: wordAssignment(Subtraction.self, target, second, compiler))
      case "*=":
        return ReadyExec(run: wordAssignment(Multiplication.self, target, second, compiler))
      default: return nil
      }
    }
    if compiler.isNumber(target.type), ["+=", "-=", "*=", "/="].contains(name) {
      return ReadyExec(run: numberAssignment(name, target, second, compiler))
    }
    if target.type.symbol === compiler.library["String"], name == "+=" {
      let right = compiler.expression(second).run
      let access = AssignmentCompiler(function: compiler).changed(target).access
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

  private static func wordAssignment<Operation: WordOperation>(
    _ operation: Operation.Type,
    _ target: TypedExpression,
    _ second: TypedExpression,
    _ compiler: FunctionCompiler
  ) -> Exec {
    let right = compiler.expression(second)
    let place = AssignmentCompiler(function: compiler).changed(target)
    let site = compiler.place(of: target.range)
    switch (place.locator, right.wordOperand) {
    case (.slot(let locator)?, .slot(let right)):
      return Operation.assignment(locator, right, site)
    case (.slot(let locator)?, .constant(let right)):
      return Operation.assignment(locator, right, site)
    case (.slot(let locator)?, .code(let right)):
      return Operation.assignment(locator, right, site)
    case (.code(let locator)?, let right):
      return Operation.assignment(locator, CodeReader(run: right.run), site)
    case (nil, let right):
      let right = right.run
      return { machine in
        let y = try right(machine)
        try place.access(machine) { pointer in
          let x = try pointer.int(machine)
          pointer.word = try Operation.apply(x, y, machine, site)
        }
        return .next
      }
    }
  }

  private static func numberAssignment(
    _ name: String,
    _ target: TypedExpression,
    _ second: TypedExpression,
    _ compiler: FunctionCompiler
  ) -> Exec {
    let right = compiler.expression(second).asNumber
    let access = AssignmentCompiler(function: compiler).changed(target).access
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

extension WordOperation {
  @inline(__always)
  fileprivate static func assignment(
    _ target: some Locating,
    _ right: some WordReader,
    _ place: Int
  ) -> Exec {
    { machine in
      let y = try right.read(machine)
      let pointer = try target.locate(machine)
      let x = try pointer.int(machine)
      pointer.word = try apply(x, y, machine, place)
      return .next
    }
  }
}
