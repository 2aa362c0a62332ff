import ScriptChecker
import ScriptMachine
import ScriptSource
import ScriptTypes

extension FunctionCompiler {
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
      if isComputed(symbol) { return invoke(reference, .getter, on: .none, [], node) }
      if isGlobal(symbol) { program.prepareGlobal(symbol) }
      return load(symbol)
    case .function, .initializer, .enumCase, .subscript: return functionValue(nil, reference, node)
    }
  }

  /// Whether reading the variable runs a getter.
  func isComputed(_ symbol: ValueSymbol) -> Bool {
    !symbol.isStored && !hasStorage(symbol)
      && (program.body(of: symbol, .getter) != nil
        || symbol.module?.name != nil && !symbol.isStored)
      && symbol.kind == .variable && !isPatternVariable(symbol)
  }

  /// Variables that statements declare say nothing of how they are stored.
  private func isPatternVariable(_ symbol: ValueSymbol) -> Bool {
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
    case .enumCase where symbol.parameters.isEmpty: return enumCase(symbol, [])
    case .function, .initializer, .enumCase, .subscript: return functionValue(base, reference, node)
    case .variable, .parameter: break
    }
    if symbol.isStatic { return staticLoad(base, reference, node) }
    if let position = storedPosition(symbol, reference) {
      let code = storedLoad(base, symbol, position, node)
      return symbol.isWeak ? weakRead(code, symbol) : code
    }
    return invoke(reference, .getter, on: reader(base, symbol), [], node)
  }

  /// What a getter is called on: a place if it changes the value, as that of a lazy property does.
  private func reader(_ base: TypedExpression, _ symbol: ValueSymbol) -> Receiver {
    if symbol.isLazy, !symbol.receiverIsReference { return .place(place(base), base.type) }
    return .value(expression(base), base.type)
  }

  /// Where a stored property stands that is read without running anything; `nil` for all others.
  func storedPosition(_ symbol: ValueSymbol, _ reference: SymbolReference) -> Int? {
    guard symbol.isStored, !symbol.isStatic, !symbol.isLazy, let owner = symbol.owner,
      owner.kind != .protocol, !owner.isNative
    else { return nil }
    if owner.kind.isReference, !reference.isSuper, !symbol.isFinal, program.isOverridden(symbol),
      symbol !== ownProperty
    {
      return nil
    }
    return program.layout(of: owner)[symbol]
  }

  private func storedLoad(
    _ base: TypedExpression,
    _ symbol: ValueSymbol,
    _ position: Int,
    _ node: TypedExpression
  ) -> Code {
    let place = program.place(of: node.range)
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
  private func directPointer(_ base: TypedExpression) -> (
    (Machine) throws -> UnsafeMutablePointer<Value>
  )? {
    switch base.kind {
    case .reference(let reference):
      guard reference.symbol.owner == nil, !reference.symbol.isWeak, !isComputed(reference.symbol)
      else { return nil }
      if isGlobal(reference.symbol) { program.prepareGlobal(reference.symbol) }
      return storage(of: reference.symbol).pointer
    case .selfReference: return selfSymbol.map { storage(of: $0).pointer }
    default: return nil
    }
  }

  private func weakRead(_ code: Code, _ symbol: ValueSymbol) -> Code {
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

  private func staticLoad(
    _ base: TypedExpression,
    _ reference: SymbolReference,
    _ node: TypedExpression
  ) -> Code {
    let symbol = reference.symbol
    if symbol.isStored, symbol.owner?.kind != .protocol, symbol.owner?.isNative != true,
      program.hasInitialValue(symbol)
    {
      program.prepareGlobal(symbol)
      return load(symbol)
    }
    return invoke(reference, .getter, on: .value(expression(base), base.type), [], node)
  }

  // MARK: Places

  /// The place that an expression stands for; of what is none, a place that forgets what is stored.
  func place(_ node: TypedExpression) -> Place {
    switch node.kind {
    case .inOut(let inner): return place(inner)
    case .reference(let reference):
      let symbol = reference.symbol
      if symbol.owner != nil {
        let base: TypedExpression
        if symbol.isStatic, let type = symbol.receiverType(reference.arguments) {
          base = TypedExpression(.metatype(type), .metatype(of: type), node.range)
        } else {
          base = TypedExpression(.selfReference, selfSymbol?.type ?? .error, node.range)
        }
        return memberPlace(base, reference, node)
      }
      if isComputed(symbol) { return accessorPlace(.none, reference, [], node) }
      if isGlobal(symbol) { program.prepareGlobal(symbol) }
      if program.isObserved(symbol), symbol !== ownProperty {
        return accessorPlace(.none, reference, [], node)
      }
      return place(of: symbol)
    case .selfReference:
      guard let selfSymbol else { break }
      return place(of: selfSymbol)
    case .member(let base, let reference): return memberPlace(base, reference, node)
    case .tupleElement(let base, let position): return partPlace(place(base), position)
    case .subscript(let base, let reference, let arguments):
      return `subscript`(base, reference, arguments, node)
    case .keyPathApplication(let base, let path): return keyPathApplication(base, path)
    case .forcedUnwrap(let inner, let isImplicit):
      return unwrappedPlace(place(inner), isImplicit: isImplicit, isChain: false, node)
    case .optionalBinding(let inner):
      return unwrappedPlace(place(inner), isImplicit: false, isChain: true, node)
    case .conversion(.upcast, let inner), .conversion(.dynamicSelf, let inner): return place(inner)
    case .tuple(let elements): return tuplePlace(elements)
    case .discard:
      return Place(load: Code(constant: .void), store: { _, _ in })
    default: break
    }
    return Place(load: expression(node), store: { _, _ in })
  }

  private func tuplePlace(_ elements: [TypedExpression]) -> Place {
    let places = elements.map(place)
    return Place(
      load: Code { machine in .record(.of(try places.map { try $0.load.run(machine) })) },
      store: { machine, value in
        let record = try value.record(machine)
        for (position, place) in places.enumerated() {
          try place.store(machine, record[position])
        }
      }
    )
  }

  /// A part of a struct or tuple in a place.
  private func partPlace(_ whole: Place, _ position: Int, isWeak: Bool = false) -> Place {
    let access: Place.Access = { machine, body in
      try whole.access(machine) { pointer in
        try Record.change(pointer, part: position, machine, body)
      }
    }
    let read = whole.load.run
    return Place(
      load: Code { machine in try read(machine).record(machine)[position] },
      store: { machine, value in try access(machine) { $0.pointee = value } },
      access: access
    )
  }

  private func memberPlace(
    _ base: TypedExpression,
    _ reference: SymbolReference,
    _ node: TypedExpression
  ) -> Place {
    let symbol = reference.symbol
    if symbol.isStatic {
      if symbol.isStored, symbol.owner?.kind != .protocol, program.hasInitialValue(symbol),
        !program.isObserved(symbol) || symbol === ownProperty
      {
        program.prepareGlobal(symbol)
        return place(of: symbol)
      }
      return accessorPlace(.value(expression(base), base.type), reference, [], node)
    }
    if let storage = symbol.storage, isInitializer, case .selfReference = base.kind,
      program.body(of: storage, .wrapping) != nil
    {
      return wrappedPlace(base, reference, storage, node)
    }
    let isPlain = !program.isObserved(symbol) || isInsideOwn(symbol, base)
    guard isPlain, let position = storedPosition(symbol, reference) else {
      return accessorPlace(accessorReceiver(base, symbol), reference, [], node)
    }
    let load = member(of: base, reference, node)
    if symbol.receiverIsReference {
      let object = expression(base).run
      let place = program.place(of: node.range)
      if symbol.isWeak {
        return Place(
          load: load,
          store: { machine, value in
            guard let instance = try object(machine).part else {
              throw machine.noObject(place)
            }
            instance[position] = .weak(WeakReference(value))
          }
        )
      }
      return Place(
        load: load,
        store: { machine, value in
          guard let instance = try object(machine).part else {
            throw machine.noObject(place)
          }
          instance[position] = value
        },
        access: { machine, body in
          guard let instance = try object(machine).part else {
            throw machine.noObject(place)
          }
          try withExtendedLifetime(instance) { try body(instance.fields + position) }
        }
      )
    }
    var result = partPlace(place(base), position)
    result.load = load
    if symbol.isWeak {
      let store = result.store
      return Place(
        load: load,
        store: { machine, value in try store(machine, .weak(WeakReference(value))) }
      )
    }
    return result
  }

  /// A variable with a property wrapper in an initializer: the first value makes the wrapper.
  private func wrappedPlace(
    _ base: TypedExpression,
    _ reference: SymbolReference,
    _ storage: ValueSymbol,
    _ node: TypedExpression
  ) -> Place {
    var place = accessorPlace(accessorReceiver(base, reference.symbol), reference, [], node)
    let wrapper = memberPlace(
      base,
      SymbolReference(storage, reference.arguments),
      TypedExpression(node.kind, storage.type, node.range)
    )
    let wrapping = program.code(of: storage, .wrapping)
    let set = place.store
    place.store = { machine, value in
      var isNew = false
      try wrapper.access(machine) { isNew = $0.pointee.isUninitialized }
      guard isNew else { return try set(machine, value) }
      let frame = machine.top
      machine.push(value)
      try wrapper.store(
        machine,
        try wrapping.call(machine, frame: frame, types: machine.types)
      )
    }
    return place
  }

  /// Whether an assignment calls no observers: it stands in an initializer, or in the observer itself.
  private func isInsideOwn(_ symbol: ValueSymbol, _ base: TypedExpression) -> Bool {
    guard case .selfReference = base.kind else { return false }
    return isInitializer && symbol.owner === selfSymbol?.type.ownSymbol || symbol === ownProperty
  }

  private func accessorReceiver(_ base: TypedExpression, _ symbol: ValueSymbol) -> Receiver {
    if symbol.receiverIsReference || base.type.isClass {
      return .value(expression(base), base.type)
    }
    return .place(place(base), base.type)
  }

  /// A place that a getter reads and a setter writes.
  func accessorPlace(
    _ receiver: Receiver,
    _ reference: SymbolReference,
    _ arguments: [Argument],
    _ node: TypedExpression
  ) -> Place {
    let symbol = reference.symbol
    var reader = receiver
    if !symbol.isLazy, case .place(let place, let type) = receiver {
      reader = .value(place.load, type)
    }
    let load: Code
    if symbol.isStored, !symbol.isLazy, symbol.kind == .variable, symbol.owner == nil {
      load = self.load(symbol)
    } else {
      load = invoke(reference, .getter, on: reader, arguments, node)
    }
    // The new value is at hand when the setter is called.
    let incoming = IncomingValue()
    let value = Argument.value(Code { machine in incoming.take(machine) })
    let all = symbol.kind == .subscript ? arguments + [value] : [value]
    let set = invoke(reference, .setter, on: receiver, all, voidNode(node)).run
    return Place(
      load: load,
      store: { machine, value in
        incoming.put(value, machine)
        _ = try set(machine)
      }
    )
  }

  private func voidNode(_ node: TypedExpression) -> TypedExpression {
    TypedExpression(node.kind, .void, node.range)
  }

  private func unwrappedPlace(
    _ whole: Place,
    isImplicit: Bool,
    isChain: Bool,
    _ node: TypedExpression
  ) -> Place {
    let place = program.place(of: node.range)
    func failure(_ machine: Machine) -> any Error {
      if isChain { return BrokenChain.error }
      machine.place = place
      return machine.foundNil(isImplicit: isImplicit)
    }
    let read = whole.load.run
    return Place(
      load: Code { machine in
        let value = try read(machine)
        if value.isNil { throw failure(machine) }
        return value.unwrapped
      },
      store: { machine, value in
        if try read(machine).isNil { throw failure(machine) }
        try whole.store(machine, value.wrapped)
      },
      access: { machine, body in
        try whole.access(machine) { pointer in
          if pointer.pointee.isNil { throw failure(machine) }
          pointer.pointee = pointer.take().unwrapped
          defer { pointer.pointee = pointer.take().wrapped }
          try body(pointer)
        }
      }
    )
  }

  // MARK: Subscripts

  func `subscript`(
    _ base: TypedExpression,
    _ reference: SymbolReference,
    _ arguments: [TypedArgument],
    _ node: TypedExpression
  ) -> Place {
    let compiled = self.arguments(arguments, of: reference)
    if let quick = arraySubscript(base, reference, compiled, node) { return quick }
    let symbol = reference.symbol
    var receiver = Receiver.value(expression(base), base.type)
    if symbol.isSettable, !symbol.isStatic, !symbol.receiverIsReference, !base.type.isClass {
      receiver = .place(place(base), base.type)
    }
    if !symbol.isSettable {
      return Place(
        load: invoke(reference, .getter, on: receiver, compiled, node),
        store: { _, _ in }
      )
    }
    var place = accessorPlace(receiver, reference, compiled, node)
    if case .place(let whole, _) = receiver, let access = program.access(for: symbol) {
      place.access = nativeAccess(access, whole, compiled, node)
    }
    return place
  }

  /// Changes what a subscript of the library gives where it is.
  private func nativeAccess(
    _ native: @escaping NativeTable.Access,
    _ whole: Place,
    _ arguments: [Argument],
    _ node: TypedExpression
  ) -> Place.Access {
    let runs = arguments.map { argument -> Code.Run in
      if case .value(let code) = argument { return code.run }
      return { _ in .void }
    }
    let place = program.place(of: node.range)
    return { machine, body in
      let arguments = try runs.map { try $0(machine) }
      machine.place = place
      try whole.access(machine) { try native(machine, $0, arguments, body) }
    }
  }

  /// `array[index]`, in place.
  private func arraySubscript(
    _ base: TypedExpression,
    _ reference: SymbolReference,
    _ arguments: [Argument],
    _ node: TypedExpression
  ) -> Place? {
    guard base.type.symbol === library["Array"], reference.symbol.owner === library["Array"],
      reference.symbol.module === library.module,
      case .function(let function) = reference.symbol.type, function.parameters.count == 1,
      isWord(function.parameters[0].type), case .value(let index) = arguments[0]
    else { return nil }
    let position = index.asWord
    let place = program.place(of: node.range)
    let load: Code
    if let pointer = directPointer(base) {
      load = Code { machine in
        let index = try position(machine)
        guard case .array(let elements) = try pointer(machine).pointee else {
          throw try pointer(machine).pointee.unexpected(machine)
        }
        guard elements.indices.contains(index) else { throw machine.outOfRange(place) }
        return elements[index]
      }
    } else {
      let run = expression(base).run
      load = Code { machine in
        let elements = try run(machine).array(machine)
        let index = try position(machine)
        guard elements.indices.contains(index) else { throw machine.outOfRange(place) }
        return elements[index]
      }
    }
    let whole = self.place(base)
    let access: Place.Access = { machine, body in
      let index = try position(machine)
      try whole.access(machine) { pointer in
        guard case .array(var elements) = pointer.take() else {
          throw Value.uninitialized.unexpected(machine)
        }
        defer { pointer.initialize(to: .array(elements)) }
        guard elements.indices.contains(index) else { throw machine.outOfRange(place) }
        try elements.withUnsafeMutableBufferPointer { buffer in
          try body(buffer.baseAddress.unsafelyUnwrapped + index)
        }
      }
    }
    return Place(
      load: load,
      store: { machine, value in try access(machine) { $0.pointee = value } },
      access: access
    )
  }
}

/// A value on its way to a setter.
private final class IncomingValue {
  private var values: [Value] = []

  func put(_ value: Value, _ machine: Machine) { values.append(value) }
  func take(_ machine: Machine) -> Value { values.popLast() ?? .void }
}

extension Type {
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
