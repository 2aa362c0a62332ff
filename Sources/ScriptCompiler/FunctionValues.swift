import ScriptChecker
import ScriptMachine
import ScriptTypes

extension FunctionPart {
  var functionValues: FunctionValueCompiler { FunctionValueCompiler(function: function) }
}

/// Compiles declared functions that are used as values.
struct FunctionValueCompiler: FunctionPart {
  let function: FunctionCompiler

  /// A declared function, method, initializer or case as a value.
  func functionValue(
    _ base: TypedExpression?,
    _ reference: SymbolReference,
    _ node: TypedExpression
  ) -> Code {
    guard case .function(let type) = node.type else { return unsupported(node, "this name") }
    let symbol = reference.symbol
    if let base, !symbol.isStatic, symbol.kind == .function, !base.isInstance {
      return unapplied(base, reference, type, node)
    }
    if base == nil, case .local = symbol.context, program.isLocal(symbol) {
      let (code, capturing) = closures.localFunction(symbol)
      let isGeneric = !symbol.interface.signature.parameters.isEmpty
      let site = function.arguments(reference.arguments)
      return Code { machine in
        let types = isGeneric ? site.arguments(machine.types) : machine.types
        return .function(
          Closure(code, types: types, captures: try capturing.map { try $0.run(machine) })
        )
      }
    }
    // A function that calls it, with the receiver as it is now.
    let compiler = function.forwarder()
    let parameters = parameters(of: type)
    let frame = Forwarding(compiler, parameters)
    var receiver: TypedExpression?
    var capturing: [Code] = []
    if let base, base.isInstance {
      let captured = ValueSymbol("receiver", .parameter, type: base.type)
      compiler.setStorage(.capture(0), of: captured)
      capturing = [expression(base)]
      receiver = TypedExpression(.reference(SymbolReference(captured)), base.type, base.range)
    } else if let base {
      receiver = base
      if case .metatype = base.kind {
      } else {
        let captured = ValueSymbol("receiver", .parameter, type: base.type)
        compiler.setStorage(.capture(0), of: captured)
        capturing = [expression(base)]
        receiver = TypedExpression(.reference(SymbolReference(captured)), base.type, base.range)
      }
    } else if symbol.owner != nil, !symbol.isStatic, symbol.kind == .function, let selfSymbol {
      let captured = ValueSymbol("receiver", .parameter, type: selfSymbol.type)
      compiler.setStorage(.capture(0), of: captured)
      capturing = [variables.load(selfSymbol)]
      receiver = TypedExpression(.reference(SymbolReference(captured)), selfSymbol.type, node.range)
    }
    let callee: TypedExpression
    if let receiver {
      callee = TypedExpression(.member(receiver, reference), node.type, node.range)
    } else {
      callee = TypedExpression(.reference(reference), node.type, node.range)
    }
    let call = TypedExpression(.call(callee, frame.arguments(node)), type.result, node.range)
    let code = frame.code(call, symbol.fullName)
    return Code { machine in
      .function(
        Closure(code, types: machine.types, captures: try capturing.map { try $0.run(machine) })
      )
    }
  }

  /// `Type.method`: takes the receiver and gives its method.
  private func unapplied(
    _ base: TypedExpression,
    _ reference: SymbolReference,
    _ type: FunctionType,
    _ node: TypedExpression
  ) -> Code {
    guard let first = type.parameters.first else { return unsupported(node, "this method") }
    let compiler = function.forwarder()
    let symbol = ValueSymbol("receiver", .parameter, type: first.type)
    compiler.declareParameters([symbol])
    let receiver = TypedExpression(.reference(SymbolReference(symbol)), first.type, base.range)
    let method = TypedExpression(.member(receiver, reference), type.result, node.range)
    let code = FunctionCode(reference.symbol.fullName, .pending { _ in })
    code.parameterCount = 1
    code.body = .pending { code in
      let statement = TypedStatement(.return(method), node.range)
      compiler.finish(code, [statement])
    }
    return Code { machine in .function(Closure(code, types: machine.types)) }
  }

  private func parameters(of type: FunctionType) -> [ValueSymbol] {
    type.parameters.enumerated().map { position, parameter in
      let symbol = ValueSymbol(
        "$\(position)",
        .parameter,
        type: parameter.isVariadic ? library.array(parameter.type) : parameter.type
      )
      symbol.isSettable = parameter.isInOut
      return symbol
    }
  }

  /// The parameters of a function that hands them over to another one.
  private struct Forwarding {
    let compiler: FunctionCompiler
    let parameters: [ValueSymbol]

    init(_ compiler: FunctionCompiler, _ parameters: [ValueSymbol]) {
      self.compiler = compiler
      self.parameters = parameters
      compiler.declareParameters(parameters)
    }

    func arguments(_ node: TypedExpression) -> [TypedArgument] {
      parameters.map { symbol in
        let value = TypedExpression(.reference(SymbolReference(symbol)), symbol.type, node.range)
        guard symbol.isSettable else { return .value(value) }
        return .value(TypedExpression(.inOut(value), symbol.type, node.range))
      }
    }

    func code(_ call: TypedExpression, _ name: String) -> FunctionCode {
      let code = FunctionCode(name, .pending { _ in })
      code.parameterCount = parameters.count
      let compiler = compiler
      code.body = .pending { code in
        let statement = TypedStatement(.return(call), call.range)
        compiler.finish(code, [statement])
      }
      return code
    }
  }
}
