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
