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
      && (program.body(of: symbol, .getter) != nil
        || symbol.module?.name != nil && !symbol.isStored)
      && symbol.kind == .variable && !isPatternVariable(symbol)
  }

  /// Variables that statements declare say nothing of how they are stored.
  func isPatternVariable(_ symbol: ValueSymbol) -> Bool {
    if case .local = symbol.context { program.body(of: symbol, .getter) == nil } else { false }
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
    return .value(expression(base), base.type)
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
    if symbol.receiverIsReference {
      let object = expression(base).run
      let isWord = isWord(symbol.type)
      if isWord {
        return Code(word: { machine in
          guard let instance = try object(machine).part else {
            throw machine.noObject(place)
          }
          return try instance[position].int(machine)
        })
      }
      return Code { machine in
        guard let instance = try object(machine).part else {
          throw machine.noObject(place)
        }
        let value = instance[position]
        if case .uninitialized = value { throw value.unexpected(machine) }
        return value
      }
    }
    // A field of a variable is read where it is, without a copy of the rest.
    if let pointer = directPointer(base) {
      if isWord(node.type) {
        return Code(word: { machine in
          guard case .record(let record) = try pointer(machine).pointee else {
            throw try pointer(machine).pointee.unexpected(machine)
          }
          return try record[position].int(machine)
        })
      }
      return Code { machine in
        guard case .record(let record) = try pointer(machine).pointee else {
          throw try pointer(machine).pointee.unexpected(machine)
        }
        return record[position]
      }
    }
    let run = expression(base).run
    return Code { machine in try run(machine).record(machine)[position] }
  }

  /// Where a plain variable's value is.
  func directPointer(_ base: TypedExpression) -> (
    (Machine) throws -> UnsafeMutablePointer<Value>
  )? {
    switch base.kind {
    case .reference(let reference):
      guard reference.symbol.owner == nil, !reference.symbol.isWeak, !reference.symbol.isLazy,
        !isComputed(reference.symbol)
      else { return nil }
      if isGlobal(reference.symbol) { program.prepareGlobal(reference.symbol) }
      return function.storage(of: reference.symbol).pointer
    case .selfReference: return selfSymbol.map { function.storage(of: $0).pointer }
    default: return nil
    }
  }

  func weakRead(_ code: Code, _ symbol: ValueSymbol) -> Code {
    let run = code.run
    let isOptional = symbol.type.symbol === library["Optional"]
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

extension Type {
  /// Whether it is a generic parameter, or an associated type of one.
  var isGeneric: Bool {
    switch self {
    case .parameter, .member: true
    default: false
    }
  }

  /// The class, struct or enum that it is, also as `Self`.
  var ownSymbol: TypeSymbol? {
    if case .dynamicSelf(let box) = self { box.type.symbol } else { symbol }
  }
}

extension Machine {
  func outOfRange(_ place: Int) -> ScriptTrap {
    self.place = place
    return trap("Index out of range")
  }

  func noObject(_ place: Int) -> ScriptTrap {
    self.place = place
    return trap("an object is used before it has been made")
  }
}
