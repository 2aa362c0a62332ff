import ScriptChecker
import ScriptMachine
import ScriptSource
import ScriptTypes

extension FunctionPart {
  var constructions: ConstructionCompiler { ConstructionCompiler(function: function) }
}

/// Compiles calls of initializers.
struct ConstructionCompiler: FunctionPart {
  let function: FunctionCompiler

  func initializerCall(
    _ base: TypedExpression,
    _ reference: SymbolReference,
    _ arguments: [Argument],
    _ node: TypedExpression
  ) -> Code {
    let symbol = reference.symbol
    switch base.kind {
    case .super, .selfReference:
      if case .metatype = base.type, !base.isInstance { break }
      return delegation(base, reference, arguments, node)
    default: break
    }
    guard case .metatype(let box) = base.type else { return unsupported(node, "this initializer") }
    if symbol.owner?.kind == .protocol || !(base.isTypeName) {
      return dynamicConstruction(base, box.type, reference, arguments, node)
    }
    guard symbol.receiverIsReference else {
      return invocations.invoke(reference, .body, on: .none, arguments, node)
    }
    // A closure that needs no `self` has not captured it.
    let made = metadata(of: box.type)
    // `Self(…)` runs the initializer of the class that the object has.
    if case .dynamicSelf = box.type {
      return dynamicConstruction(reference, arguments, node, of: made)
    }
    return construction(made, reference, arguments, node)
  }

  /// Makes an object and runs its initializer.
  private func construction(
    _ type: @escaping (Machine) throws -> TypeMetadata,
    _ reference: SymbolReference,
    _ arguments: [Argument],
    _ node: TypedExpression
  ) -> Code {
    let program = program
    let initializer = reference.symbol
    let made = Code { machine in
      try program.newObject(type(machine), for: initializer, machine)
    }
    let isFailable = reference.symbol.isFailable
    let result = invocations.invoke(reference, .body, on: .value(made, node.type), arguments, node)
    guard isFailable else { return result }
    return Code { machine in
      let value = try result.run(machine)
      return value
    }
  }

  /// `type.init(…)`, `Self(…)` and `T(…)`: the type is known when it runs.
  private func dynamicConstruction(
    _ base: TypedExpression,
    _ type: Type,
    _ reference: SymbolReference,
    _ arguments: [Argument],
    _ node: TypedExpression
  ) -> Code {
    let metatype = expression(base).run
    return dynamicConstruction(reference, arguments, node) { try metatype($0).type($0) }
  }

  private func dynamicConstruction(
    _ reference: SymbolReference,
    _ arguments: [Argument],
    _ node: TypedExpression,
    of type: @escaping (Machine) throws -> TypeMetadata
  ) -> Code {
    // What the type of a value in a box makes goes into a box, too.
    var isBoxed = false
    if case .existential = library.wrapped(node.type) ?? node.type { isBoxed = true }
    let isFailable = reference.symbol.isFailable
    let push = invocations.pushing(.none, arguments)
    let accesses = invocations.accesses(.none, arguments)
    let symbol = reference.symbol
    let program = program
    let outer = symbol.owner?.kind == .protocol ? 1 : (symbol.owner?.parameters.count ?? 0)
    let further = function.arguments(Array(reference.arguments.dropFirst(outer)))
    let place = place(of: node.range)
    return Code { machine in
      let made = try type(machine)
      let frame = machine.top
      machine.place = place
      var target: Target
      if symbol.isRequirement {
        guard let found = made.witness(for: symbol, .body, machine.runtime) else {
          throw machine.trap("`\(made.type)` has no `\(symbol.fullName)`")
        }
        target = found
      } else if symbol.owner?.kind == .protocol {
        target = Target(
          machine.runtime.codeOf(symbol, .body),
          machine.runtime.types.arguments([made])
        )
      } else {
        target = made.override(of: symbol, .body, machine.runtime)
      }
      if target.code.takesNewObject {
        machine.push(try program.newObject(made, for: symbol, machine))
      }
      let passed = machine.top
      try push(machine)
      let more = further.arguments(machine.types)
      if !more.types.isEmpty {
        target = Target(
          target.code,
          machine.runtime.types.arguments(target.types.types + more.types)
        )
      }
      var value = Value.void
      if let accesses {
        try accesses(machine, passed) {
          value = try target.code.call(machine, frame: frame, types: target.types)
        }
      } else {
        value = try target.code.call(machine, frame: frame, types: target.types)
      }
      guard isBoxed, !(isFailable && value.isNil) else { return value }
      return .existential(ExistentialBox(value, made))
    }
  }

  /// `super.init(…)` and `self.init(…)`.
  func delegation(
    _ base: TypedExpression,
    _ reference: SymbolReference,
    _ arguments: [Argument],
    _ node: TypedExpression
  ) -> Code {
    guard let selfSymbol else { return unsupported(node, "this initializer") }
    if reference.symbol.owner?.kind == .protocol { return delegation(reference, arguments, node) }
    let isObject = reference.symbol.receiverIsReference
    let receiver: Receiver =
      isObject ? .value(uninitialized(base, for: reference.symbol), selfSymbol.type) : .none
    // `self.init` may reach a subclass's initializer of the same name.
    let made = invocations.invoke(
      reference,
      .body,
      on: receiver,
      arguments,
      node,
      isDelegation: isObject && !reference.isSuper
    ).run
    let place = variables.place(of: selfSymbol)
    let isFailable = reference.symbol.isFailable
    // An object of a script's own class stays the same; one of the host is made only now.
    let isSame = isObject && !hasHost
    return Code { machine in
      let value = try made(machine)
      if isFailable, value.isNil { throw FailedInitializer.error }
      if !isSame { try place.store(machine, isFailable ? value.unwrapped : value) }
      return .void
    }
  }

  /// `self.init(…)` of an initializer in a protocol's extension, for the type that conforms.
  private func delegation(
    _ reference: SymbolReference,
    _ arguments: [Argument],
    _ node: TypedExpression
  ) -> Code {
    guard let selfSymbol else { return unsupported(node, "this initializer") }
    let type = metadata(of: selfSymbol.type)
    let made = dynamicConstruction(reference, arguments, node, of: type).run
    let place = variables.place(of: selfSymbol)
    let isFailable = reference.symbol.isFailable
    return Code { machine in
      let value = try made(machine)
      if isFailable, value.isNil { throw FailedInitializer.error }
      try place.store(machine, isFailable ? value.unwrapped : value)
      return .void
    }
  }

  /// Whether `self` is an object of a host's class, or of one that inherits from it.
  private var hasHost: Bool {
    guard let own = selfSymbol?.type.ownSymbol else { return false }
    return own.isNative || own.hostClass != nil
  }

  /// The object that `self.init(…)` and `super.init(…)` initialise.
  ///
  /// Where a class inherits the initializer, its properties get the values that they begin with.
  private func uninitialized(_ base: TypedExpression, for initializer: ValueSymbol) -> Code {
    let own = variables.selfValue()
    var first = selfSymbol?.type.ownSymbol
    if case .super = base.kind { first = first?.superclass?.symbol }
    guard let owner = first, owner !== initializer.owner, !owner.isNative else { return own }
    let program = program
    let registry = registry
    return Code { machine in
      let object = try own.run(machine)
      let type = machine.dynamicType(object, registry.metadata(of: .any)).asSeen(by: owner)
      try program.giveFirstValues(object, from: type, to: initializer, machine)
      return object
    }
  }
}
