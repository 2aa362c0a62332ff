import ScriptSource
import ScriptTypes

extension Generator {
  func closure(_ syntax: Closure, _ range: TextRange, mayBuild: Bool = false) -> Node {
    let around = scope.function
    let context = FunctionContext(
      result: nil,
      thrown: syntax.mayThrow ? library.anyError : nil,
      isAsync: syntax.isAsync,
      receiver: around?.receiver,
      isClosure: true
    )
    let inner = Scope(.function(context), in: scope)
    let captures = syntax.captures.map { capture($0, in: inner) }
    var parameters: [ValueSymbol] = []
    var types: [FunctionType.Parameter] = []
    let resolver = TypeResolver(
      checker,
      scope,
      openArguments: { _ in system.makeVariable() }
    )
    func add(_ name: String, _ parameter: FunctionType.Parameter) {
      let type = parameter.isVariadic ? library.array(parameter.type) : parameter.type
      let symbol = ValueSymbol(name, .parameter, type: type)
      symbol.isSettable = parameter.isInOut
      symbol.isInOut = parameter.isInOut
      symbol.isNonescaping = parameter.isNonescaping
      symbol.isIsolated = parameter.isIsolated
      parameters.append(symbol)
      types.append(parameter)
      inner.add(symbol)
    }
    if let written = syntax.parameters {
      context.parameterNames = written.map(\.name.text)
      for parameter in written {
        add(
          parameter.name.text,
          parameter.type.map(resolver.parameter)
            ?? FunctionType.Parameter(system.makeVariable())
        )
      }
    } else {
      for position in 0..<syntax.numberedParameterCount {
        add("$\(position)", FunctionType.Parameter(system.makeVariable()))
      }
    }
    let result = syntax.result.map(resolver.resolve) ?? system.makeVariable()
    context.result = result
    let isThrowing: Type? =
      switch syntax.effects.throwing {
      case .never: context.thrown
      case .throwing, .rethrowing: resolver.thrown(syntax.effects)
      }
    context.thrown = isThrowing
    let type = Type.function(
      FunctionType(types, result, isAsync: context.isAsync, thrown: isThrowing)
    )
    let single = (mayBuild ? nil : syntax.singleExpression).map {
      Generator(checker: checker, system: system, scope: inner).complete($0)
    }
    if case .return? = syntax.body.first?.kind { single?.isReturned = true }
    let closure = ClosureNode(
      syntax: syntax,
      parameters: parameters,
      parameterTypes: types.map(\.type),
      result: result,
      expression: single,
      context: context,
      scope: inner,
      captures: captures
    )
    let node = Node(.closure(closure), type, range)
    system.noteResult(result, of: node)
    if let single {
      system.add(.closureResult(single.type, result), single)
    } else if syntax.result == nil || syntax.parameters?.contains(where: { $0.type == nil }) == true
    {
      system.add(.closureBody(node), node)
    }
    return node
  }

  private func capture(
    _ capture: Closure.Capture,
    in inner: Scope
  ) -> (capture: Closure.Capture, symbol: ValueSymbol, value: Node) {
    let expression =
      capture.value
      ?? Expression(
        .name(DeclarationName(capture.name.text, capture.name.range)),
        capture.name.range
      )
    // What is captured is known before the closure is made.
    let typed = checker.expressions(in: scope).check(expression)
    var type = typed.type
    if capture.ownership != .strong, !type.hasError,
      !system.scope.signature.isReference(library.wrapped(type) ?? type)
    {
      checker.report(
        SolvingMessages.ownershipOfValue("\(capture.ownership)", type),
        at: capture.name.range
      )
    }
    // To know the class of `self` the closure would have to hold it.
    if capture.ownership != .strong, case .dynamicSelf(let box) = type { type = box.type }
    if capture.ownership == .weak, library.wrapped(type) == nil { type = library.optional(type) }
    let symbol = ValueSymbol(capture.name.text, .variable, type: type)
    symbol.isConstant = capture.ownership != .weak
    symbol.isWeak = capture.ownership == .weak
    inner.add(symbol)
    return (capture, symbol, Node(.typed(typed), typed.type, capture.name.range))
  }
}
