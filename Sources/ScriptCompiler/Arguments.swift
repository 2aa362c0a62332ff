import ScriptChecker
import ScriptMachine
import ScriptSource
import ScriptTypes

extension FunctionPart {
  var passing: ArgumentCompiler { ArgumentCompiler(function: function) }
}

/// Compiles the arguments of calls.
struct ArgumentCompiler: FunctionPart {
  let function: FunctionCompiler

  func arguments(_ list: [TypedArgument], of reference: SymbolReference?) -> [Argument] {
    list.enumerated().map { position, argument in
      switch argument {
      case .value(let value):
        if case .inOut(let inner) = value.kind { return .inOut(place(inner)) }
        if reference?.symbol.isInOut(at: position) ?? false { return .inOut(place(value)) }
        return .value(expression(value))
      case .variadic(let values):
        let codes = values.map(expression)
        return .value(Code { machine in .array(try codes.map { try $0.run(machine) }) })
      case .pack(let values): return .value(packs.values(values))
      case .defaultValue:
        guard let reference else { return .value(Code(constant: .void)) }
        return .value(defaultValue(of: reference, at: position))
      }
    }
  }

  private func defaultValue(of reference: SymbolReference, at position: Int) -> Code {
    let symbol = reference.symbol
    if let expression = program.defaultExpression(of: symbol, at: position) {
      // What says where it stands says where the call's arguments stand.
      if case .source(let name) = expression.kind {
        let range = function.argumentsRange ?? expression.range
        return self.expression(TypedExpression(.source(name), expression.type, range))
      }
    }
    guard let code = program.defaultValue(of: symbol, at: position) else {
      return Code(failing: { machine in
        machine.trap("rxlab doesn't know the default value of a parameter of `\(symbol.fullName)`")
      })
    }
    let parameters = symbol.interface.signature.parameters
    let types = function.arguments(
      reference.arguments.isEmpty ? parameters.map(\.ownArgument) : reference.arguments
    )
    if symbol.isAutoclosure(at: position) {
      return Code { machine in
        .function(Closure(code, types: types.arguments(machine.types)))
      }
    }
    return Code { machine in
      try code.call(machine, frame: machine.top, types: types.arguments(machine.types))
    }
  }
}
