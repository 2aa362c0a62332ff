import ScriptChecker
import ScriptMachine
import ScriptSource
import ScriptTypes

extension FunctionCompiler {
  func call(
    _ callee: TypedExpression,
    _ arguments: [TypedArgument],
    _ node: TypedExpression
  ) -> Code {
    let outer = callRange
    callRange = node.range
    defer { callRange = outer }
    switch callee.kind {
    case .reference(let reference) where reference.symbol.isCallable:
      if let quick = Intrinsics.code(reference, arguments, node, self) { return quick }
      let receiver: Receiver
      if reference.symbol.isStatic, let type = reference.symbol.receiverType(reference.arguments) {
        // An operator, or a static member found without its type.
        receiver = .value(
          expression(TypedExpression(.metatype(type), .metatype(of: type), node.range)),
          type
        )
      } else if let symbol = selfSymbol, reference.symbol.owner != nil,
        reference.symbol.kind == .function
      {
        receiver = .value(load(symbol), symbol.type)
      } else {
        receiver = .none
      }
      return invoke(reference, .body, on: receiver, self.arguments(arguments, of: reference), node)
    case .member(let base, let reference) where reference.symbol.isCallable:
      if let quick = Intrinsics.code(reference, arguments, node, self) { return quick }
      return memberCall(callee, base, reference, arguments, node)
    case .conversion(.function, let inner), .conversion(.ignoredResult, let inner):
      if case .function(let outer) = callee.type, case .function(let plain) = inner.type,
        outer.parameters.count == plain.parameters.count, outer.result == plain.result,
        zip(outer.parameters, plain.parameters).allSatisfy({ $0.type == $1.type })
      {
        return call(inner, arguments, node)
      }
      return closureCall(callee, arguments, node)
    default: return closureCall(callee, arguments, node)
    }
  }

  /// A call of a value that is a function.
  private func closureCall(
    _ callee: TypedExpression,
    _ arguments: [TypedArgument],
    _ node: TypedExpression
  ) -> Code {
    let function = expression(callee).run
    let compiled = self.arguments(arguments, of: nil)
    let place = program.place(of: node.range)
    let hasPlaces = compiled.contains { if case .inOut = $0 { true } else { false } }
    if !hasPlaces {
      let runs = compiled.map { argument in
        if case .value(let code) = argument { code } else { Code(constant: .void) }
      }
      return Code { machine in
        let closure = try function(machine).function(machine)
        let frame = machine.top
        for run in runs { machine.push(try run.run(machine)) }
        machine.place = place
        return try closure.code.call(
          machine,
          frame: frame,
          types: closure.types,
          captures: closure.captures
        )
      }
    }
    return Code { machine in
      let closure = try function(machine).function(machine)
      let frame = machine.top
      for argument in compiled {
        if case .value(let code) = argument {
          machine.push(try code.run(machine))
        } else {
          machine.push(.uninitialized)
        }
      }
      var result = Value.void
      func enter(_ index: Int) throws {
        guard index < compiled.count else {
          machine.place = place
          result = try closure.code.call(
            machine,
            frame: frame,
            types: closure.types,
            captures: closure.captures
          )
          return
        }
        guard case .inOut(let target) = compiled[index] else { return try enter(index + 1) }
        try target.access(machine) { pointer in
          frame[index] = .pointer(pointer)
          try enter(index + 1)
        }
      }
      try enter(0)
      return result
    }
  }

  private func memberCall(
    _ callee: TypedExpression,
    _ base: TypedExpression,
    _ reference: SymbolReference,
    _ arguments: [TypedArgument],
    _ node: TypedExpression
  ) -> Code {
    let symbol = reference.symbol
    let compiled = self.arguments(arguments, of: reference)
    switch symbol.kind {
    case .enumCase: return enumCase(symbol, compiled)
    case .initializer: return initializerCall(base, reference, compiled, node)
    default: break
    }
    if !symbol.isStatic, case .metatype = base.type, !base.isInstance {
      // `Type.method(value)` gives the method of a value.
      return closureCall(callee, arguments, node)
    }
    return invoke(reference, .body, on: receiver(base, reference), compiled, node)
  }

  /// What a member is called on: a place if it may change the value.
  func receiver(_ base: TypedExpression, _ reference: SymbolReference) -> Receiver {
    let symbol = reference.symbol
    if symbol.isMutating, !symbol.receiverIsReference, !symbol.isStatic {
      return .place(place(base), base.type)
    }
    return .value(symbol.receiverIsReference ? object(base) : expression(base), base.type)
  }

  // MARK: Arguments

  func arguments(_ list: [TypedArgument], of reference: SymbolReference?) -> [Argument] {
    list.enumerated().map { position, argument in
      switch argument {
      case .value(let value):
        if case .inOut(let inner) = value.kind { return .inOut(place(inner)) }
        if reference?.symbol.isInOut(at: position) ?? false { return .inOut(place(value)) }
        return .value(expression(value))
      case .variadic(let values):
        let runs = values.map { expression($0).run }
        return .value(Code { machine in .array(try runs.map { try $0(machine) }) })
      case .defaultValue:
        guard let reference else { return .value(Code(constant: .void)) }
        return .value(defaultValue(of: reference, at: position))
      }
    }
  }

  private func defaultValue(of reference: SymbolReference, at position: Int) -> Code {
    let symbol = reference.symbol
    if let expression = program.defaultExpression(of: symbol, at: position) {
      // What says where it stands says where the call stands.
      if case .source(let name) = expression.kind {
        return self.expression(
          TypedExpression(.source(name), expression.type, callRange ?? expression.range)
        )
      }
    }
    guard let code = program.defaultValue(of: symbol, at: position) else {
      return Code(failing: { machine in
        machine.trap("rxlab doesn't know the default value of a parameter of `\(symbol.fullName)`")
      })
    }
    let parameters = symbol.interface.signature.parameters
    let types = ArgumentsSite(
      reference.arguments.isEmpty ? parameters.map(Type.parameter) : reference.arguments,
      in: generics,
      registry
    )
    if symbol.isAutoclosure(at: position) {
      return Code { machine in
        .function(Closure(code, types: types.arguments(machine.types)))
      }
    }
    return Code { machine in
      try code.call(machine, frame: machine.top, types: types.arguments(machine.types))
    }
  }

  // MARK: Making values

  func enumCase(_ symbol: ValueSymbol, _ arguments: [Argument]) -> Code {
    let runs = arguments.map { argument in
      if case .value(let code) = argument { code } else { Code(constant: .void) }
    }
    if symbol.owner === library["Optional"] {
      guard let run = runs.first?.run else { return Code(constant: .nil) }
      return Code { machine in try run(machine).wrapped }
    }
    let number = caseNumber(of: symbol)
    if runs.isEmpty { return Code(constant: .int(number)) }
    return Code { machine in
      let first = machine.top
      for run in runs { machine.push(try run.run(machine)) }
      machine.top = first
      return .record(.moving(first, runs.count, tag: number))
    }
  }

  private func initializerCall(
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
      return invoke(reference, .body, on: .none, arguments, node)
    }
    let type = site(box.type)
    let own = dynamicSelf()
    return construction(
      { machine in type.metadata(machine.types, dynamicSelf: try own(machine)) },
      reference,
      arguments,
      node
    )
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
    let result = invoke(reference, .body, on: .value(made, node.type), arguments, node)
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
    let runs = arguments.map { argument -> Code.Run in
      if case .value(let code) = argument { return code.run }
      return { _ in .void }
    }
    let symbol = reference.symbol
    let program = program
    let outer = symbol.owner?.kind == .protocol ? 1 : (symbol.owner?.parameters.count ?? 0)
    let further = ArgumentsSite(
      Array(reference.arguments.dropFirst(outer)),
      in: generics,
      registry
    )
    let place = program.place(of: node.range)
    return Code { machine in
      let made = try metatype(machine).type(machine)
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
      for run in runs { machine.push(try run(machine)) }
      let more = further.arguments(machine.types)
      if !more.types.isEmpty {
        target = Target(
          target.code,
          machine.runtime.types.arguments(target.types.types + more.types)
        )
      }
      return try target.code.call(machine, frame: frame, types: target.types)
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
    let isObject = reference.symbol.receiverIsReference
    let receiver: Receiver =
      isObject ? .value(uninitialized(base, for: reference.symbol), selfSymbol.type) : .none
    // `self.init` may reach a subclass's initializer of the same name.
    let made = invoke(
      reference,
      .body,
      on: receiver,
      arguments,
      node,
      isDelegation: isObject && !reference.isSuper
    ).run
    let place = place(of: selfSymbol)
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

  /// Whether `self` is an object of a host's class, or of one that inherits from it.
  private var hasHost: Bool {
    guard let own = selfSymbol?.type.ownSymbol else { return false }
    return own.isNative || own.hostClass != nil
  }

  /// The object that `self.init(…)` and `super.init(…)` initialise.
  ///
  /// Where a class inherits the initializer, its properties get the values that they begin with.
  private func uninitialized(_ base: TypedExpression, for initializer: ValueSymbol) -> Code {
    let own = selfValue()
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

/// Leaves an initializer because the one that it hands over to has failed.
struct FailedInitializer: Error {
  static let error: any Error = FailedInitializer()
}

extension ValueSymbol {
  /// Whether a call of it runs its code: it is no variable that holds a function.
  var isCallable: Bool {
    switch kind {
    case .function, .initializer, .enumCase, .subscript: true
    case .variable, .parameter: false
    }
  }

  func isAutoclosure(at position: Int) -> Bool {
    guard case .function(let function) = type, position < function.parameters.count else {
      return false
    }
    return function.parameters[position].isAutoclosure
  }

  func isInOut(at position: Int) -> Bool {
    guard case .function(let function) = type, position < function.parameters.count else {
      return false
    }
    return function.parameters[position].isInOut
  }

  /// The type that a static member is called on, with the arguments of a reference in it.
  func receiverType(_ arguments: [Type]) -> Type? {
    guard let receiver = interface.receiver else { return nil }
    return receiver.substituting(Substitution(interface.signature.parameters, arguments))
  }
}

extension TypedExpression {
  /// Whether it is an object or value rather than the name of a type.
  var isInstance: Bool { if case .metatype = type { false } else { true } }

  var isTypeName: Bool { if case .metatype = kind { true } else { false } }
}
