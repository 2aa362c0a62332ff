import ScriptChecker
import ScriptMachine
import ScriptSource
import ScriptTypes

extension FunctionPart {
  var places: PlaceCompiler { PlaceCompiler(function: function) }
}

/// Compiles what can be assigned to or passed as `inout`.
struct PlaceCompiler: FunctionPart {
  let function: FunctionCompiler

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
      if members.isComputed(symbol) { return accessorPlace(.none, reference, [], node) }
      if members.isGlobal(symbol) { program.prepareGlobal(symbol) }
      if program.isObserved(symbol), symbol !== function.ownProperty {
        return program.isLocal(symbol)
          ? observedVariable(symbol) : accessorPlace(.none, reference, [], node)
      }
      return variables.place(of: symbol)
    case .selfReference:
      guard let selfSymbol else { break }
      return variables.place(of: selfSymbol)
    case .member(let base, let reference): return memberPlace(base, reference, node)
    case .tupleElement(let base, let position): return partPlace(place(base), position)
    case .subscript(let base, let reference, let arguments):
      return subscripts.`subscript`(base, reference, arguments, node)
    case .keyPathApplication(let base, let path): return keyPaths.keyPathApplication(base, path)
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

  /// A local variable whose observers are told of each change.
  private func observedVariable(_ symbol: ValueSymbol) -> Place {
    let stored = variables.place(of: symbol)
    let read = stored.load.run
    let willSet = observer(.willSet, of: symbol)
    let didSet = observer(.didSet, of: symbol)
    return Place(
      load: stored.load,
      store: { machine, value in
        let before = try read(machine)
        try willSet?(machine, value)
        try stored.store(machine, value)
        try didSet?(machine, before)
      }
    )
  }

  private func observer(
    _ part: CheckedBody.Part,
    of symbol: ValueSymbol
  ) -> ((Machine, Value) throws -> Void)? {
    guard program.hasBody(symbol, part) else { return nil }
    let (code, capturing) = closures.localFunction(symbol, part)
    return { machine, value in
      let captures = try capturing.map { try $0.run(machine) }
      let closure = Closure(code, types: machine.types, captures: captures)
      let frame = machine.top
      machine.push(value)
      defer { withExtendedLifetime(closure) {} }
      _ = try code.call(machine, frame: frame, types: closure.types, captures: closure.captures)
    }
  }

  func tuplePlace(_ elements: [TypedExpression]) -> Place {
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
  func partPlace(_ whole: Place, _ position: Int, isWeak: Bool = false) -> Place {
    let access: Place.Access = { machine, body in
      try whole.access(machine) { pointer in
        try Record.change(pointer, part: position, machine, body)
      }
    }
    let read = whole.load.run
    let load = Code { machine in try read(machine).record(machine)[position] }
    if let locator = whole.locator {
      return Place(load: load, locator: locator.ownPart(position), access: access)
    }
    return Place(
      load: load,
      store: { machine, value in try access(machine) { $0.pointee = value } },
      access: access
    )
  }

  func memberPlace(
    _ base: TypedExpression,
    _ reference: SymbolReference,
    _ node: TypedExpression
  ) -> Place {
    let symbol = reference.symbol
    if symbol.isStatic {
      if symbol.isStored, symbol.owner?.kind != .protocol, program.hasInitialValue(symbol),
        !program.isObserved(symbol) || symbol === function.ownProperty
      {
        program.prepareGlobal(symbol)
        return variables.place(of: symbol)
      }
      return accessorPlace(.value(expression(base), base.type), reference, [], node)
    }
    if let storage = symbol.storage, function.isInitializer, case .selfReference = base.kind,
      program.hasBody(storage, .wrapping)
    {
      return wrappedPlace(base, reference, storage, node)
    }
    let isOwn = members.isInsideOwn(symbol, base)
    guard let position = members.storedPosition(symbol, reference, isOwn: isOwn) else {
      return accessorPlace(accessorReceiver(base, symbol), reference, [], node)
    }
    guard program.isObserved(symbol), !isOwn else {
      return storedPlace(base, reference, position, node)
    }
    let observed = accessorPlace(accessorReceiver(base, symbol), reference, [], node)
    guard program.isChangedInPlace(symbol) else { return observed }
    let stored = storedPlace(base, reference, position, node).store
    return Place(load: observed.load, store: observed.store, storeAfterError: stored)
  }

  /// The place of a stored property of a value or an object, beside all observers.
  private func storedPlace(
    _ base: TypedExpression,
    _ reference: SymbolReference,
    _ position: Int,
    _ node: TypedExpression
  ) -> Place {
    let symbol = reference.symbol
    let load = members.member(of: base, reference, node)
    if symbol.receiverIsReference {
      let object = members.object(base).run
      let place = place(of: node.range)
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
      let access: Place.Access = { machine, body in
        guard let instance = try object(machine).part else {
          throw machine.noObject(place)
        }
        try withExtendedLifetime(instance) { try body(instance.fields + position) }
      }
      if let locator = members.locator(of: base) {
        return Place(load: load, locator: locator.field(position, place), access: access)
      }
      return Place(
        load: load,
        store: { machine, value in try access(machine) { $0.pointee = value } },
        access: access
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
  func wrappedPlace(
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

  func accessorReceiver(_ base: TypedExpression, _ symbol: ValueSymbol) -> Receiver {
    if symbol.receiverIsReference || base.type.isClass {
      return .value(symbol.receiverIsReference ? members.object(base) : expression(base), base.type)
    }
    // A setter that changes nothing of its value: what the value was read from has no setter, perhaps.
    if symbol.isNonmutating {
      return .place(Place(load: expression(base), store: { _, _ in }), base.type)
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
    if !symbol.hasMutatingGetter, case .place(let place, let type) = receiver {
      reader = .value(place.load, type)
    }
    let load: Code
    if symbol.isStored, !symbol.isLazy, symbol.kind == .variable, symbol.owner == nil {
      load = variables.load(symbol)
    } else {
      load = invocations.invoke(reference, .getter, on: reader, arguments, node)
    }
    // The new value is at hand when the setter is called.
    let incoming = IncomingValue()
    let value = Argument.value(Code { machine in incoming.take(machine) })
    let all = symbol.kind == .subscript ? arguments + [value] : [value]
    let set = invocations.invoke(reference, .setter, on: receiver, all, voidNode(node)).run
    return Place(
      load: load,
      store: { machine, value in
        incoming.put(value, machine)
        _ = try set(machine)
      }
    )
  }

  func voidNode(_ node: TypedExpression) -> TypedExpression {
    TypedExpression(node.kind, .void, node.range)
  }

  func unwrappedPlace(
    _ whole: Place,
    isImplicit: Bool,
    isChain: Bool,
    _ node: TypedExpression
  ) -> Place {
    let place = place(of: node.range)
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
}

/// A value on its way to a setter.
private final class IncomingValue {
  private var values: [Value] = []

  func put(_ value: Value, _ machine: Machine) { values.append(value) }
  func take(_ machine: Machine) -> Value { values.popLast() ?? .void }
}
