import ScriptChecker
import ScriptMachine
import ScriptSource
import ScriptTypes

extension FunctionPart {
  var closures: ClosureCompiler { ClosureCompiler(function: function) }
}

/// Compiles closures, autoclosures and local functions.
struct ClosureCompiler: FunctionPart {
  let function: FunctionCompiler

  /// What makes the captured values of an inner function.
  func capturing(_ symbols: [ValueSymbol]) -> [Code] {
    symbols.map { Code(function.storage(of: $0).capture) }
  }

  func closure(_ closure: TypedClosure, _ type: Type) -> Code {
    guard case .function(let signature) = type else { return Code(constant: .void) }
    let symbols = captures.captures(of: closure)
    let compiler = function.inner(resultType: signature.result, captures: symbols)
    let listed = closure.captures
    // What the capture list names is captured as it is now, behind the rest.
    let values = listed.enumerated().map { position, capture -> Code in
      let value = expression(capture.value)
      switch capture.ownership {
      case .strong:
        compiler.setStorage(.capture(symbols.count + position), of: capture.symbol)
        return value
      case .weak, .unowned:
        capture.symbol.isWeak = true
        compiler.setStorage(.capture(symbols.count + position), of: capture.symbol)
        let run = value.run
        return Code { machine in .weak(WeakReference(try run(machine))) }
      }
    }
    compiler.declareParameters(closure.parameters)
    let code = FunctionCode("closure", .pending { _ in })
    code.parameterCount = closure.parameters.count
    code.body = .pending { code in
      compiler.finish(code, closure.body.statements)
    }
    let capturing = capturing(symbols) + values
    return Code { machine in
      .function(
        Closure(code, types: machine.types, captures: try capturing.map { try $0.run(machine) })
      )
    }
  }

  /// The argument of an `@autoclosure` parameter.
  func autoclosure(_ node: TypedExpression, _ inner: TypedExpression) -> Code {
    let symbols = captures.captures(of: node)
    let compiler = function.inner(resultType: inner.type, captures: symbols)
    let code = FunctionCode("autoclosure", .pending { _ in })
    code.body = .pending { code in
      let statement = TypedStatement(.return(inner), inner.range)
      compiler.finish(code, [statement])
    }
    let capturing = capturing(symbols)
    return Code { machine in
      .function(
        Closure(code, types: machine.types, captures: try capturing.map { try $0.run(machine) })
      )
    }
  }

  /// The code of a local function, and what makes its captures where this function calls it.
  func localFunction(_ symbol: ValueSymbol, _ part: CheckedBody.Part = .body) -> (
    code: FunctionCode, capturing: [Code]
  ) {
    let symbols = captures.captures(of: symbol)
    let code = program.localCode(of: symbol, part) { code in
      guard let body = program.body(of: symbol, part) else { return }
      let result: Type
      if case .function(let signature) = symbol.type, symbol.kind == .function {
        result = signature.result
      } else {
        result = part == .getter ? symbol.type : .void
      }
      let own = symbol.interface.signature.parameters
      let compiler = FunctionCompiler(
        program,
        captures: captures,
        resultType: result,
        generics: own.isEmpty ? function.generics : GenericScope(own),
        file: function.file
      )
      compiler.selfSymbol = selfSymbol
      if [.willSet, .didSet].contains(part) { compiler.ownProperty = symbol }
      compiler.isOfModule = function.isOfModule
      compiler.functionName = symbol.fullName
      compiler.blockDepth = 1
      compiler.declareCaptures(symbols, from: function)
      compiler.declareParameters(body.parameters)
      code.parameterCount = body.parameters.count
      code.body = .pending { code in
        compiler.finish(code, body.body.statements)
      }
    }
    return (code, capturing(symbols))
  }
}
