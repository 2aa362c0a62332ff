import ScriptSource
import ScriptTypes

extension DeclarationCollector {
  /// The type of `self` for a member declared here.
  var receiver: Type? {
    guard let type = enclosingType else { return nil }
    return type.selfType
  }

  // MARK: Functions

  func function(_ node: FunctionDeclaration, _ declaration: Declaration) -> ValueSymbol {
    let callee = Callee(
      collector: self,
      generics: node.generics,
      parameters: node.parameters,
      effects: node.effects
    )
    let symbol = ValueSymbol(node.name.text, .function, in: context) { symbol in
      callee.interface { resolver in
        node.result.map { callee.result($0, of: symbol, resolver) } ?? .void
      }
    }
    if node.name.text == "appendInterpolation" { checker.declaresInterpolations = true }
    declaration.apply(to: symbol)
    symbol.resultBuilder = resultBuilder(of: declaration.customAttributes)
    symbol.parameters = parameters(node.parameters, of: symbol.name, in: callee.scope)
    if case .rethrowing = node.effects.throwing { symbol.isRethrowing = true }
    if case .implicitlyUnwrapped? = node.result?.kind { symbol.isImplicitlyUnwrapped = true }
    if case .local = container { symbol.isStatic = false }
    checker.addBody(Body(symbol: symbol, .function(node), in: callee.scope))
    return symbol
  }

  func initializer(_ node: InitializerDeclaration, _ declaration: Declaration) -> ValueSymbol {
    let callee = Callee(
      collector: self,
      generics: node.generics,
      parameters: node.parameters,
      effects: node.effects
    )
    let library = checker.library
    let receiver = receiver ?? .error
    let isClass = enclosingType?.kind == .class
    let symbol = ValueSymbol("init", .initializer, in: context) { _ in
      callee.interface { _ in
        let made: Type = isClass ? .dynamicSelf(TypeBox(receiver)) : receiver
        return node.failability == .never ? made : library.optional(made)
      }
    }
    declaration.apply(to: symbol)
    symbol.resultBuilder = resultBuilder(of: declaration.customAttributes)
    symbol.parameters = parameters(node.parameters, of: symbol.name, in: callee.scope)
    if case .rethrowing = node.effects.throwing { symbol.isRethrowing = true }
    symbol.isFailable = node.failability != .never
    symbol.isImplicitlyUnwrapped = node.failability == .implicitlyUnwrapped
    symbol.isDiscardable = true
    checker.addBody(Body(symbol: symbol, .initializer(node), in: callee.scope))
    return symbol
  }

  /// `deinit` is a method that nobody can name.
  func deinitializer(_ block: Block) -> ValueSymbol {
    let scope = scope
    let receiver = receiver
    let symbol = ValueSymbol("deinit", .function, in: context) { _ in
      ValueSymbol.Interface(
        signature: scope.signature,
        receiver: receiver,
        type: .function([], .void)
      )
    }
    checker.addBody(Body(symbol: symbol, .deinitializer(block), in: scope))
    return symbol
  }

  func `subscript`(_ node: SubscriptDeclaration, _ declaration: Declaration) -> ValueSymbol {
    let callee = Callee(
      collector: self,
      generics: node.generics,
      parameters: node.parameters,
      effects: Effects()
    )
    let symbol = ValueSymbol("subscript", .subscript, in: context) { symbol in
      callee.interface { callee.result(node.result, of: symbol, $0) }
    }
    declaration.apply(to: symbol)
    symbol.resultBuilder = resultBuilder(of: declaration.customAttributes)
    symbol.parameters = parameters(node.parameters, of: symbol.name, in: callee.scope)
    symbol.isSettable = node.accessors?["set"] != nil || node.accessors?["_modify"] != nil
    noteEffects(of: node.accessors, on: symbol, callee.scope)
    checker.addBody(Body(symbol: symbol, .subscript(node), in: callee.scope))
    return symbol
  }

  /// What reading and assigning to the variable or subscript may do.
  private func noteEffects(of accessors: Accessors?, on symbol: ValueSymbol, _ scope: Scope) {
    symbol.isNonmutating = accessors?["set"]?.modifiers.contains("nonmutating") ?? false
    if accessors?["get"]?.modifiers.contains("mutating") ?? false {
      symbol.hasMutatingGetter = true
    }
    guard let effects = accessors?["get"]?.effects else { return }
    symbol.isGetterAsync = effects.isAsync
    if case .never = effects.throwing { return }
    let checker = checker
    symbol.getterThrown = { TypeResolver(checker, scope).thrown(effects) }
  }

  // MARK: Variables

  func variables(_ node: VariableDeclaration, _ declaration: Declaration) -> [ValueSymbol] {
    node.bindings.flatMap { variables($0, of: node, declaration) }
  }

  private func variables(
    _ binding: VariableDeclaration.Binding,
    of node: VariableDeclaration,
    _ declaration: Declaration
  ) -> [ValueSymbol] {
    if declaration.wraps(binding, checker), case .identifier(let name) = binding.pattern.plain.kind
    {
      return wrapped(name, binding, declaration)
    }
    let checker = checker
    let scope = scope
    let receiver = receiver
    var pattern = binding.pattern
    var written: WrittenType?
    if case .typed(let inner, let type) = pattern.kind {
      pattern = inner
      written = type
    }
    let whole = VariableTypes(
      checker: checker,
      scope: declaration.has("lazy") ? lazyScope : scope,
      written: written,
      value: binding.value,
      isWeak: declaration.has("weak")
    )
    return pattern.names.map { name, path in
      let symbol = ValueSymbol(name.text, .variable, in: context) { _ in
        ValueSymbol.Interface(
          signature: scope.signature,
          receiver: receiver,
          type: whole.type(at: path)
        )
      }
      declaration.apply(to: symbol)
      whole.owner = whole.owner ?? symbol
      symbol.resultBuilder = resultBuilder(of: declaration.customAttributes)
      if symbol.resultBuilder != nil { checker.builderFunctions.insert("init") }
      symbol.isConstant = !node.isVariable
      let accessors = binding.accessors
      symbol.isStored = !(accessors?.isComputed ?? false)
      if symbol.isRequirementSyntax(accessors) { symbol.isStored = false }
      symbol.isSettable =
        node.isVariable
        && (symbol.isStored || accessors?["set"] != nil || accessors?["_modify"] != nil)
      noteEffects(of: accessors, on: symbol, scope)
      if case .implicitlyUnwrapped? = written?.kind { symbol.isImplicitlyUnwrapped = true }
      symbol.isDeferred = symbol.isStored && binding.value == nil
      checker.addBody(
        Body(symbol: symbol, .variable(binding), in: scope, variableTypes: whole, path: path)
      )
      return symbol
    }
  }

  /// Around the initial value of a lazy property, which may use `self`.
  private var lazyScope: Scope {
    guard let type = enclosingType, let receiver else { return scope }
    let context = FunctionContext(
      result: nil,
      receiver: FunctionContext.Receiver(
        type: type.kind == .class ? .dynamicSelf(TypeBox(receiver)) : receiver,
        symbol: type,
        isStatic: false,
        isMutable: true
      )
    )
    return Scope(.function(context), in: scope)
  }

  // MARK: Enums

  func enumCase(_ node: EnumCaseDeclaration, _ declaration: Declaration) -> ValueSymbol {
    let scope = scope
    let checker = checker
    let receiver = receiver ?? .error
    let symbol = ValueSymbol(node.name.text, .enumCase, in: context) { _ in
      let resolver = TypeResolver(checker, scope)
      let type: Type
      if let parameters = node.parameters {
        type = .function(
          FunctionType(
            parameters.map {
              var parameter = $0.type.map(resolver.parameter) ?? FunctionType.Parameter(.error)
              // A payload is kept.
              parameter.isNonescaping = false
              return parameter
            },
            receiver
          )
        )
      } else {
        type = receiver
      }
      return ValueSymbol.Interface(signature: scope.signature, receiver: receiver, type: type)
    }
    symbol.isStatic = true
    symbol.access = enclosingType?.accessOfParts ?? .internal
    symbol.readDocumentation = { declaration.documentation }
    symbol.parameters = node.parameters?.map(\.symbol) ?? []
    symbol.rawValue = node.rawValue?.asRawValue
    if let parameters = node.parameters {
      checker.addBody(Body(symbol: symbol, .enumCase(parameters), in: scope))
    }
    return symbol
  }
}

extension Expression {
  /// The literal as an enum's raw value.
  fileprivate var asRawValue: ValueSymbol.RawValue? {
    switch kind {
    case .integer(let text): Int(text.replacing("_", with: "")).map { .integer($0) }
    case .float(let text): Double(text.replacing("_", with: "")).map { .float($0) }
    case .string(let literal): literal.plainText.map { .text($0) }
    case .sequence(let items):
      // A sign before a number.
      if items.count == 1, case .operand(let only) = items[0] { only.asRawValue } else { nil }
    case .prefix(let sign, let operand) where sign.text == "-":
      switch operand.asRawValue {
      case .integer(let number)?: .integer(-number)
      case .float(let number)?: .float(-number)
      default: nil
      }
    default: nil
    }
  }
}

extension Parameter {
  /// `consuming T`: the function owns the value and may change it.
  var isConsumed: Bool {
    if case .attributed(let words, _)? = type?.kind { words.contains("consuming") } else { false }
  }

  var symbol: ValueSymbol.Parameter {
    ValueSymbol.Parameter(label: label, name: name.text, hasDefault: defaultValue != nil)
  }
}

extension ValueSymbol {
  /// `{ get }` and `{ get set }` of a protocol have no bodies.
  fileprivate func isRequirementSyntax(_ accessors: Accessors?) -> Bool {
    guard let accessors else { return false }
    return accessors.list.allSatisfy { $0.body == nil } && !accessors.list.isEmpty
  }
}
