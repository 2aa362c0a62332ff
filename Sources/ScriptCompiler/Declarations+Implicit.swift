import ScriptChecker
import ScriptMachine
import ScriptSource
import ScriptTypes

/// What Swift writes for declarations that say nothing of it: initializers, raw values, storage.
extension DeclarationCompiler {
  func memberwiseInitializer(_ code: FunctionCode, _ symbol: ValueSymbol) {
    guard let owner = symbol.owner else { return }
    let compiler = compiler(
      for: symbol,
      [],
      parameters: [],
      resultType: .any,
      hasReceiver: false,
      isReceiverInOut: false
    )
    let properties = program.layout(of: owner).properties
    let defaults = firstValues(of: owner, compiler)
    let wrapped = owner.allMembers.filter { $0.storage != nil }
    let sources = properties.map { property -> (parameter: Int, wrapping: FunctionCode?)? in
      let variable = wrapped.first { $0.storage === property }
      let name = variable?.name ?? property.name
      guard let position = symbol.parameters.firstIndex(where: { $0.name == name }) else {
        return nil
      }
      let wrapping =
        program.hasBody(property, .wrapping) ? program.code(of: property, .wrapping) : nil
      return (position, wrapping)
    }
    let slots = symbol.parameters.map { _ in compiler.newSlot() }
    compiler.finish(code) { machine in
      let record = Record.of(Array(repeating: .uninitialized, count: properties.count))
      for (position, property) in properties.enumerated() {
        if let (parameter, wrapping) = sources[position] {
          var value = machine.base[slots[parameter]]
          if let wrapping, !value.isUninitialized {
            let frame = machine.top
            machine.push(value)
            value = try wrapping.call(machine, frame: frame, types: machine.types)
          } else if value.isUninitialized, let first = defaults[position] {
            value = try first(machine)
          }
          record[position] = property.isWeak ? .weak(WeakReference(value)) : value
        } else if let value = defaults[position] {
          record[position] = try value(machine)
        }
      }
      machine.result = .record(record)
      return .returned
    }
  }

  /// `init()` of a class whose properties all have values.
  func plainObjectInitializer(_ code: FunctionCode, _ symbol: ValueSymbol) {
    guard let owner = symbol.owner else { return }
    let compiler = compiler(
      for: symbol,
      [],
      parameters: [],
      resultType: .any,
      hasReceiver: true,
      isReceiverInOut: false
    )
    guard let selfSymbol = compiler.selfSymbol else { return }
    compiler.declareParameters([selfSymbol])
    let start = initialValues(of: owner, compiler)
    let own = compiler.variables.load(selfSymbol).run
    let isRoot = owner.isRootOfScripts
    compiler.finish(code) { machine in
      _ = try start(machine)
      machine.result = try own(machine)
      if isRoot { machine.result.part?.becomeWhole() }
      return .returned
    }
  }

  /// A case as a function that provides a protocol's static requirement.
  func enumCase(_ code: FunctionCode, _ symbol: ValueSymbol) {
    let number = symbol.owner?.enumCases.firstIndex { $0 === symbol } ?? 0
    let count = symbol.parameters.count
    code.parameterCount = count + 1
    code.body = .native { call in
      if count == 0 { return .int(number) }
      return .record(.of((1...count).map { call[$0] }, tag: number))
    }
  }

  func rawValue(_ code: FunctionCode, _ symbol: ValueSymbol) {
    let values = rawValues(of: symbol)
    code.body = .native { call in values[call[0].caseNumber] }
  }

  func rawValueInitializer(_ code: FunctionCode, _ symbol: ValueSymbol) {
    let values = rawValues(of: symbol)
    code.body = .native { call in
      let wanted = call[0]
      for (number, value) in values.enumerated() where value.isSameScalar(as: wanted) {
        return .int(number)
      }
      return .nil
    }
  }

  func rawValues(of symbol: ValueSymbol) -> [Value] {
    guard let owner = symbol.owner, let raw = owner.rawType else { return [] }
    let isText = raw.symbol?.name == "String" || raw.symbol?.name == "Character"
    func value(_ number: Int) -> Value {
      switch raw.symbol?.name {
      case "Double": .double(Double(number))
      case "Int128", "UInt128": .integer(Int128(number))
      default: .int(number)
      }
    }
    var next = 0
    return owner.enumCases.map { enumCase in
      if let written = enumCase.rawValue {
        switch written {
        case .integer(let number):
          next = number + 1
          return value(number)
        case .float(let number): return .double(number)
        case .text(let text): return .string(text)
        }
      }
      if isText { return .string(enumCase.name) }
      defer { next += 1 }
      return value(next)
    }
  }

  func storedGetter(_ code: FunctionCode, _ symbol: ValueSymbol) {
    guard let position = symbol.owner.flatMap({ program.layout(of: $0)[symbol] }) else {
      let pointer = Storage.global(program.prepareGlobal(symbol)).pointer
      code.body = .native { call in try pointer(call.machine).pointee }
      return
    }
    code.body = .native { call in
      switch call[0] {
      case .object(let instance): instance[position].strong
      case .native: try call[0].instance(call.machine)[position].strong
      case .record(let record): record[position].strong
      default: throw call[0].unexpected(call.machine)
      }
    }
  }

  /// Stores a new value of a property, which takes the place of another one, between the calls of the property's observers.
  typealias ObservedStore = (
    _ call: Call, _ incoming: Value, _ before: Value, _ store: () throws -> Void
  ) throws -> Void

  func observedStore(of symbol: ValueSymbol) -> ObservedStore {
    let willSet = program.hasBody(symbol, .willSet) ? program.code(of: symbol, .willSet) : nil
    let didSet = program.hasBody(symbol, .didSet) ? program.code(of: symbol, .didSet) : nil
    let hasReceiver = symbol.owner != nil
    return { call, incoming, before, store in
      func tell(_ observer: FunctionCode, _ value: Value) throws {
        let frame = call.machine.top
        if hasReceiver { call.machine.push(call[0]) }
        call.machine.push(value)
        _ = try observer.call(call.machine, frame: frame, types: call.types)
      }
      if let willSet { try tell(willSet, incoming) }
      try store()
      if let didSet { try tell(didSet, before) }
    }
  }

  /// Stores a property and calls its observers.
  func storedSetter(_ code: FunctionCode, _ symbol: ValueSymbol) {
    let observed = observedStore(of: symbol)
    // The old value of a lazy property is made if it is asked for.
    let readsOldValue = program.body(of: symbol, .didSet)?.namesParameters ?? false
    let getter = symbol.isLazy && readsOldValue ? program.code(of: symbol, .getter) : nil
    let position = symbol.owner.flatMap { program.layout(of: $0)[symbol] }
    let global = position == nil ? program.prepareGlobal(symbol) : nil
    let hasReceiver = symbol.owner != nil
    let (name, isWeak, isDynamic) = (symbol.name, symbol.isWeak, symbol.isDynamic)
    code.body = .native { call in
      let machine = call.machine
      let incoming = call[hasReceiver ? 1 : 0]
      func pointer() throws -> UnsafeMutablePointer<Value> {
        if let global { return try Storage.global(global).pointer(machine) }
        switch call[0] {
        case .object(let instance): return instance.fields + (position ?? 0)
        case .native: return try call[0].instance(machine).fields + (position ?? 0)
        case .pointer(let place):
          guard case .record(var record) = place.take() else {
            throw Value.uninitialized.unexpected(machine)
          }
          if !isKnownUniquelyReferenced(&record) { record = record.copy() }
          place.initialize(to: .record(record))
          return record.parts + (position ?? 0)
        default: throw call[0].unexpected(machine)
        }
      }
      if let getter {
        let frame = machine.top
        machine.push(call[0])
        _ = try getter.call(machine, frame: frame, types: call.types)
      }
      try observed(call, incoming, pointer().pointee.strong) {
        try pointer().pointee = isWeak ? .weak(WeakReference(incoming)) : incoming
      }
      if isDynamic { try machine.runtime.onDynamicChange?(call[0], name) }
      return .void
    }
  }

  /// A property of a superclass that a subclass observes.
  func observedOverride(
    _ code: FunctionCode,
    _ symbol: ValueSymbol,
    _ part: CheckedBody.Part,
    _ inherited: ValueSymbol
  ) {
    let getter = program.code(of: inherited, .getter)
    let setter = program.code(of: inherited, .setter)
    let observed = observedStore(of: symbol)
    code.body = .native { call in
      let machine = call.machine
      func run(_ code: FunctionCode, _ value: Value?, _ types: TypeArguments) throws -> Value {
        let frame = machine.top
        machine.push(call[0])
        if let value { machine.push(value) }
        return try code.call(machine, frame: frame, types: types)
      }
      let type = machine.runtime.dynamicType(of: call[0])
      let types = inherited.owner.map { type.asSeen(by: $0).arguments } ?? call.types
      let before = try run(getter, nil, types)
      if part == .getter { return before }
      try observed(call, call[1], before) { _ = try run(setter, call[1], types) }
      return .void
    }
  }

  /// A lazy property, which gets its value when it is first read.
  func lazyGetter(_ code: FunctionCode, _ symbol: ValueSymbol) {
    guard let position = symbol.owner.flatMap({ program.layout(of: $0)[symbol] }) else { return }
    let initial = initialValue(of: symbol, hasReceiver: true)
    code.takesInOutReceiver = !symbol.receiverIsReference
    code.body = .native { call in
      let machine = call.machine
      func pointer() throws -> UnsafeMutablePointer<Value> {
        switch call[0] {
        case .object(let instance): return instance.fields + position
        case .native: return try call[0].instance(machine).fields + position
        case .pointer(let place):
          guard case .record(var record) = place.take() else {
            throw Value.uninitialized.unexpected(machine)
          }
          if !isKnownUniquelyReferenced(&record) { record = record.copy() }
          place.initialize(to: .record(record))
          return record.parts + position
        default: throw call[0].unexpected(machine)
        }
      }
      let known = try pointer().pointee
      guard case .uninitialized = known else { return known }
      let frame = machine.top
      machine.push(call[0])
      let value = try initial.call(machine, frame: frame, types: call.types)
      try pointer().pointee = value
      return value
    }
  }
}

extension ValueSymbol {
  /// The property of a superclass that it overrides.
  var overridden: ValueSymbol? {
    var next = owner?.superclass?.symbol
    while let current = next {
      if let found = current.members(named: name).first(where: { $0.kind == .variable }) {
        return found
      }
      next = current.superclass?.symbol
    }
    return nil
  }
}
