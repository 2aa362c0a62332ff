import ScriptSource
import ScriptTypes

/// Checks the bodies of functions, initializers, subscripts and accessors.
struct BodyChecker {
  let checker: ModuleChecker

  /// - Parameter part: What of it is checked, if it is not all of it.
  func check(_ body: Body, _ part: CheckedBody.Part? = nil) -> [CheckedBody] {
    switch body.kind {
    case .function(let node):
      guard let block = node.body else { return defaults(body, node.parameters) }
      return [callee(body, node.parameters, block)]
    case .initializer(let node):
      guard let block = node.body else { return defaults(body, node.parameters) }
      return [callee(body, node.parameters, block)]
    case .deinitializer(let block): return [callee(body, [], block)]
    case .enumCase(let parameters): return defaults(body, parameters)
    case .subscript(let node):
      return accessors(node.accessors, of: body, node.parameters, part)
    case .wrapped(let variable, let role): return wrapped(variable, role, body)
    case .variable(let binding):
      let variable = part ?? .initialValue == .initialValue ? body.variableTypes : nil
      let initial = variable?.checkInitializer().map { value in
        CheckedBody(
          symbol: body.symbol,
          part: .initialValue,
          parameters: [],
          body: TypedBlock([TypedStatement(.return(value), value.range)], value.range),
          path: body.path,
          context: FunctionContext(result: body.symbol.type)
        )
      }
      return (initial.map { [$0] } ?? []) + accessors(binding.accessors, of: body, [], part)
    }
  }

  private func defaults(_ body: Body, _ parameters: [Parameter]) -> [CheckedBody] {
    guard parameters.contains(where: { $0.defaultValue != nil }) else { return [] }
    let none = Block([], TextRange(start: 0, end: 0))
    let checked = callee(body, parameters, none)
    return [
      CheckedBody(
        symbol: checked.symbol,
        part: .defaults,
        parameters: checked.parameters,
        defaults: checked.defaults,
        body: checked.body,
        context: checked.context
      )
    ]
  }

  private func callee(
    _ body: Body,
    _ parameters: [Parameter],
    _ block: Block
  ) -> CheckedBody {
    let symbol = body.symbol
    var result = Type.void
    var thrown: Type?
    var isAsync = false
    var types: [FunctionType.Parameter] = []
    if case .function(let function) = symbol.type {
      result = function.result
      thrown = function.thrown
      isAsync = function.isAsync
      types = function.parameters
    }
    if symbol.kind == .initializer { result = .void }
    let context = FunctionContext(
      result: hidden(result),
      thrown: thrown,
      isAsync: isAsync,
      receiver: receiver(
        of: symbol,
        in: body.scope,
        isMutable: symbol.isMutating || symbol.kind == .initializer
      ),
      isInitializer: symbol.kind == .initializer
    )
    let scope = Scope(.function(context), in: body.scope, signature: symbol.interface.signature)
    let (symbols, defaults) = declare(parameters, types, in: scope)
    let checker = StatementChecker(checker, scope)
    let wrapped = checker.check(
      zip(parameters, symbols).filter { $0.name.text != $1.name }.map(\.0.wrappedVariable)
    )
    let statements = checker.check(
      block.statements,
      result: context.result,
      builder: symbol.builderOfBody
    )
    return CheckedBody(
      symbol: symbol,
      part: .body,
      parameters: symbols,
      defaults: defaults,
      body: TypedBlock(wrapped + statements, block.range),
      context: context
    )
  }

  /// A result of `some P` is checked for `P` alone; which type it hides is found by the compiler.
  private func hidden(_ result: Type) -> Type? {
    guard case .opaque = result else { return result }
    return nil
  }

  private func declare(
    _ parameters: [Parameter],
    _ types: [FunctionType.Parameter],
    in scope: Scope
  ) -> (symbols: [ValueSymbol], defaults: [Int: TypedExpression]) {
    var defaults: [Int: TypedExpression] = [:]
    let symbols = zip(parameters, types).enumerated().map { position, pair in
      let (parameter, type) = pair
      let symbol = ValueSymbol(
        parameter.isWrapped(checker, scope) ? parameter.nameOfArgument : parameter.name.text,
        .parameter,
        type: type.isVariadic ? checker.library.array(type.type) : type.type
      )
      symbol.isSettable = type.isInOut || parameter.isConsumed
      symbol.isInOut = type.isInOut
      symbol.isNonescaping = type.isNonescaping
      symbol.isIsolated = type.isIsolated
      if case .implicitlyUnwrapped? = parameter.type?.kind { symbol.isImplicitlyUnwrapped = true }
      scope.add(symbol)
      if let value = parameter.defaultValue {
        defaults[position] = ExpressionChecker(checker, scope)
          .check(value, as: type.valueType, for: .defaultArgument)
      }
      return symbol
    }
    return (symbols, defaults)
  }

  /// `self` of a member; a local function has that of the function around.
  func receiver(
    of symbol: ValueSymbol,
    in scope: Scope,
    isMutable: Bool
  ) -> FunctionContext.Receiver? {
    guard let owner = symbol.owner else { return scope.function?.receiver }
    let type: Type =
      symbol.hasDynamicSelf ? .dynamicSelf(TypeBox(owner.selfType)) : owner.selfType
    return FunctionContext.Receiver(
      type: type,
      symbol: owner,
      isStatic: symbol.isStatic,
      isMutable: isMutable
    )
  }

  // MARK: Accessors

  private func accessors(
    _ accessors: Accessors?,
    of body: Body,
    _ parameters: [Parameter],
    _ wanted: CheckedBody.Part?
  ) -> [CheckedBody] {
    guard let accessors else { return [] }
    let symbol = body.symbol
    var value = symbol.type
    var types: [FunctionType.Parameter] = []
    if case .function(let function) = symbol.type, symbol.kind == .subscript {
      value = function.result
      types = function.parameters
    }
    return accessors.list.compactMap { accessor in
      guard let block = accessor.body, !accessors.replace(accessor) else { return nil }
      let part = accessor.part
      if let wanted, part != wanted { return nil }
      let isGetter = part == .getter
      let resolver = TypeResolver(checker, body.scope)
      let context = FunctionContext(
        result: isGetter ? hidden(value) : .void,
        thrown: resolver.thrown(accessor.effects),
        isAsync: accessor.effects.isAsync,
        receiver: receiver(of: symbol, in: body.scope, isMutable: accessor.isMutating)
      )
      let scope = Scope(
        .function(context),
        in: body.scope,
        signature: symbol.interface.signature
      )
      var (symbols, defaults) = declare(parameters, types, in: scope)
      if !isGetter {
        let name = accessor.parameter?.text ?? accessor.valueName
        let parameter = ValueSymbol(name, .parameter, type: value)
        scope.add(parameter)
        symbols.append(parameter)
      }
      return CheckedBody(
        symbol: symbol,
        part: part,
        parameters: symbols,
        defaults: defaults,
        body: TypedBlock(
          StatementChecker(checker, scope).check(
            block.statements,
            result: context.result,
            builder: isGetter ? symbol.builderOfBody : nil
          ),
          block.range
        ),
        context: context
      )
    }
  }
}

extension Accessors.Accessor {
  /// What the value is called that the accessor is given, unless it says so.
  fileprivate var valueName: String {
    switch name {
    case "didSet": "oldValue"
    case "_modify": Self.modifiedValue
    default: "newValue"
    }
  }

  /// The name of what `yield` assigns: no program can write it.
  static let modifiedValue = "modified value"
}

extension ValueSymbol {
  /// Whether its `self` is of the object's own class: where it gives `Self`, or begins an object of some subclass.
  fileprivate var hasDynamicSelf: Bool {
    guard owner?.kind == .class else { return false }
    if kind == .initializer { return isConvenience }
    if case .function(let function) = type, kind != .variable {
      return function.result.contents.contains(.dynamicSelf)
    }
    return type.contents.contains(.dynamicSelf)
  }
}
