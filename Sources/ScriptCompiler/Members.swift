import ScriptChecker
import ScriptMachine
import ScriptSource
import ScriptTypes

extension FunctionPart {
  var members: MemberCompiler { MemberCompiler(function: function) }
}

/// Reads variables and members by their names.
struct MemberCompiler: FunctionPart {
  let function: FunctionCompiler

  /// A name that is no member: a variable, a function as a value, or a static member found without its type.
  func reference(_ reference: SymbolReference, _ node: TypedExpression) -> Code {
    let symbol = reference.symbol
    switch symbol.kind {
    case .variable, .parameter:
      if symbol.owner != nil {
        let base: TypedExpression
        if symbol.isStatic, let type = symbol.receiverType(reference.arguments) {
          base = TypedExpression(.metatype(type), .metatype(of: type), node.range)
        } else {
          base = TypedExpression(.selfReference, selfSymbol?.type ?? .error, node.range)
        }
        return member(of: base, reference, node)
      }
      if isComputed(symbol) { return invocations.invoke(reference, .getter, on: .none, [], node) }
      if isGlobal(symbol) { program.prepareGlobal(symbol) }
      return variables.load(symbol)
    case .function, .initializer, .enumCase, .subscript:
      return functionValues.functionValue(nil, reference, node)
    }
  }

  /// Whether reading the variable runs a getter.
  func isComputed(_ symbol: ValueSymbol) -> Bool {
    !symbol.isStored && !function.hasStorage(symbol)
      && (program.hasBody(symbol, .getter)
        || symbol.module?.name != nil && !symbol.isStored)
      && symbol.kind == .variable && !isPatternVariable(symbol)
  }

  /// Variables that statements declare say nothing of how they are stored.
  func isPatternVariable(_ symbol: ValueSymbol) -> Bool {
    if case .local = symbol.context { !program.hasBody(symbol, .getter) } else { false }
  }

  func isGlobal(_ symbol: ValueSymbol) -> Bool {
    if case .module = symbol.context { true } else { false }
  }

  func member(
    of base: TypedExpression,
    _ reference: SymbolReference,
    _ node: TypedExpression
  ) -> Code {
    let symbol = reference.symbol
    switch symbol.kind {
    case .enumCase where symbol.parameters.isEmpty: return calls.enumCase(symbol, [])
    case .function, .initializer, .enumCase, .subscript:
      return functionValues.functionValue(base, reference, node)
    case .variable, .parameter: break
    }
    if symbol.isStatic { return staticLoad(base, reference, node) }
    if let position = storedPosition(symbol, reference, isOwn: isInsideOwn(symbol, base)) {
      let code = storedLoad(base, symbol, position, node)
      return symbol.isWeak ? weakRead(code, symbol) : code
    }
    return invocations.invoke(reference, .getter, on: reader(base, symbol), [], node)
  }

  /// Whether an assignment calls no observers: it stands in an initializer, or in the observer itself.
  func isInsideOwn(_ symbol: ValueSymbol, _ base: TypedExpression) -> Bool {
    guard case .selfReference = base.kind else { return false }
    return function.isInitializer && symbol.owner === selfSymbol?.type.ownSymbol
      || symbol === function.ownProperty
  }

  /// What a getter is called on: a place if it changes the value, as `mutating get` and that of a lazy property do.
  func reader(_ base: TypedExpression, _ symbol: ValueSymbol) -> Receiver {
    if symbol.hasMutatingGetter, !symbol.receiverIsReference {
      return .place(place(base), base.type)
    }
    return .value(symbol.receiverIsReference ? object(base) : expression(base), base.type)
  }

  /// An object, also one in the box of a protocol's type.
  func object(_ base: TypedExpression) -> Code {
    let code = expression(base)
    guard case .existential = base.type else { return code }
    let run = code.run
    return Code { machine in
      let value = try run(machine)
      if case .existential(let box) = value { return box.value }
      return value
    }
  }

  /// Where a stored property stands that is read without running anything; `nil` for all others.
  ///
  /// - Parameter isOwn: Whether the class's own initializer or accessor uses it, where no override counts.
  func storedPosition(
    _ symbol: ValueSymbol,
    _ reference: SymbolReference,
    isOwn: Bool
  ) -> Int? {
    guard symbol.isStored, !symbol.isStatic, !symbol.isLazy, let owner = symbol.owner,
      owner.kind != .protocol, !owner.isNative
    else { return nil }
    if owner.kind.isReference, !reference.isSuper, !symbol.isFinal, program.isOverridden(symbol),
      !isOwn
    {
      return nil
    }
    return program.layout(of: owner)[symbol]
  }

  func storedLoad(
    _ base: TypedExpression,
    _ symbol: ValueSymbol,
    _ position: Int,
    _ node: TypedExpression
  ) -> Code {
    let place = place(of: node.range)
    let isWord = isWord(symbol.receiverIsReference ? symbol.type : node.type) && !symbol.isWeak
    // A field of a variable is read where it is, without a copy of the rest.
    if let locator = locator(of: base) {
      return symbol.receiverIsReference
        ? locator.fieldCode(position, place, isWord: isWord)
        : locator.partCode(position, isWord: isWord)
    }
    let run = (symbol.receiverIsReference ? object(base) : expression(base)).run
    guard symbol.receiverIsReference else {
      return Code { machine in try run(machine).record(machine)[position] }
    }
    if isWord {
      return Code(word: { machine in
        guard let instance = try run(machine).part else { throw machine.noObject(place) }
        return try instance[position].int(machine)
      })
    }
    return Code { machine in
      guard let instance = try run(machine).part else { throw machine.noObject(place) }
      let value = instance[position]
      if case .uninitialized = value { throw value.unexpected(machine) }
      return value
    }
  }

  /// Where the value of a variable is, or of a stored property of one; to be read.
  func locator(of node: TypedExpression) -> Locator? {
    // What a box holds is elsewhere.
    if case .existential = node.type { return nil }
    switch node.kind {
    case .reference(let reference):
      let symbol = reference.symbol
      guard symbol.owner == nil else {
        if symbol.isStatic { return nil }
        let base = TypedExpression(.selfReference, selfSymbol?.type ?? .error, node.range)
        return locator(of: base, reference, node)
      }
      guard !symbol.isWeak, !symbol.isLazy, !symbol.isAwaited, !isComputed(symbol) else {
        return nil
      }
      if isGlobal(symbol) { program.prepareGlobal(symbol) }
      return function.storage(of: symbol).locator
    case .selfReference: return selfSymbol.map { function.storage(of: $0).locator }
    case .member(let base, let reference): return locator(of: base, reference, node)
    case .conversion(.upcast, let inner), .conversion(.dynamicSelf, let inner):
      return locator(of: inner)
    default: return nil
    }
  }

  private func locator(
    of base: TypedExpression,
    _ reference: SymbolReference,
    _ node: TypedExpression
  ) -> Locator? {
    let symbol = reference.symbol
    guard !symbol.isWeak, symbol.kind == .variable,
      let position = storedPosition(symbol, reference, isOwn: isInsideOwn(symbol, base)),
      let outer = locator(of: base)
    else { return nil }
    return symbol.receiverIsReference
      ? outer.field(position, place(of: node.range)) : outer.part(position)
  }

  func weakRead(_ code: Code, _ symbol: ValueSymbol) -> Code {
    let run = code.run
    let isOptional = symbol.type.symbol === library.optionalSymbol
    return Code { machine in
      let value = try run(machine)
      guard case .weak(let reference) = value else { return value }
      let object = reference.value
      if !isOptional, object.isNil {
        throw machine.trap("an unowned reference is used after its object is gone")
      }
      return object
    }
  }

  func staticLoad(
    _ base: TypedExpression,
    _ reference: SymbolReference,
    _ node: TypedExpression
  ) -> Code {
    let symbol = reference.symbol
    if symbol.isStored, symbol.owner?.kind != .protocol, symbol.owner?.isNative != true,
      program.hasInitialValue(symbol)
    {
      program.prepareGlobal(symbol)
      return variables.load(symbol)
    }
    return invocations.invoke(reference, .getter, on: .value(expression(base), base.type), [], node)
  }
}
