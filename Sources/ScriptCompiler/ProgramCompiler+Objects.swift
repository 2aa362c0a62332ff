import ScriptChecker
import ScriptMachine
import ScriptTypes

extension ProgramCompiler {
  /// An object of a class whose properties have no values yet.
  func allocate(_ type: TypeMetadata) -> Instance {
    if !type.isPrepared {
      type.isPrepared = true
      if let symbol = type.symbol { type.fieldCount = layout(of: symbol).count }
      prepareDeinitializer(of: type)
    }
    return Instance.make(
      type,
      type.fieldCount,
      isPart: type.symbol?.hostClass.map(isMadeByHost) ?? false
    )
  }

  /// An object for an initializer, in which classes below that of the initializer, which have none of their own, have given
  /// their properties their first values.
  func newObject(
    _ type: TypeMetadata,
    for initializer: ValueSymbol,
    _ machine: Machine
  ) throws -> Value {
    // An object of the host is made by its initializer.
    if let symbol = type.symbol, symbol.isNative, isMadeByHost(symbol) { return .void }
    let object = Value.object(allocate(type))
    guard type.symbol !== initializer.owner, initializer.receiverIsReference else { return object }
    try giveFirstValues(object, from: type, to: initializer, machine)
    return object
  }

  /// Whether the host makes the objects of a class, or of the classes below it.
  private func isMadeByHost(_ symbol: TypeSymbol) -> Bool {
    symbol.members(named: "init").contains { natives.native(for: $0, .body) != nil }
  }

  /// Gives the properties of a class, and of those that it inherits from up to that of an initializer, the values that they begin
  /// with.
  func giveFirstValues(
    _ object: Value,
    from type: TypeMetadata,
    to initializer: ValueSymbol,
    _ machine: Machine
  ) throws {
    var next: TypeMetadata? = type
    while let current = next, let symbol = current.symbol, symbol !== initializer.owner,
      !symbol.isNative
    {
      next = current.superclass
      // Initializers of its own see to it themselves.
      if symbol.members(named: "init").contains(where: { !$0.isConvenience }) { continue }
      let frame = machine.top
      machine.push(object)
      _ = try firstValues(of: symbol).call(machine, frame: frame, types: current.arguments)
    }
  }

  /// Gives a class's own properties the values that they begin with.
  private func firstValues(of symbol: TypeSymbol) -> FunctionCode {
    let key = Key(symbol: ObjectIdentifier(symbol), part: .initialValue, position: 0)
    if let known = codes[key] { return known }
    let code = DeclarationCompiler(self).firstValues(of: symbol)
    codes[key] = code
    return code
  }

  private func prepareDeinitializer(of type: TypeMetadata) {
    var deinitializers: [(code: FunctionCode, types: TypeArguments)] = []
    var next: TypeMetadata? = type
    while let current = next {
      if let symbol = current.symbol?.members(named: "deinit").first {
        deinitializers.append((code(of: symbol, .body), current.arguments))
      }
      next = current.superclass
    }
    guard !deinitializers.isEmpty else { return }
    let runtime = runtime
    type.deinitializer = { object in
      guard !runtime.isStopped else { return }
      let machine = runtime.machine
      // It may run in the middle of anything.
      let saved = (machine.result, machine.word, machine.target, machine.place)
      defer { (machine.result, machine.word, machine.target, machine.place) = saved }
      for (code, types) in deinitializers {
        let frame = machine.top
        machine.push(object)
        do {
          _ = try code.call(machine, frame: frame, types: types)
        } catch {
          runtime.fail(error)
          machine.pollNext()
        }
      }
    }
  }
}
