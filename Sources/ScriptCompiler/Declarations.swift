import ScriptChecker
import ScriptMachine
import ScriptSource
import ScriptTypes

/// Makes the code of declarations: what their bodies say, or what Swift writes for them.
struct DeclarationCompiler {
  private let program: ProgramCompiler

  init(_ program: ProgramCompiler) { self.program = program }

  private var library: StandardTypes { program.library }

  /// Gives a declaration's code a body that is compiled when it is first called.
  func prepare(_ code: FunctionCode, _ symbol: ValueSymbol, _ part: CheckedBody.Part) {
    let isInitializer = symbol.kind == .initializer
    code.takesNewObject =
      isInitializer && symbol.receiverIsReference
    code.takesInOutReceiver =
      !symbol.receiverIsReference && !symbol.isStatic && !isInitializer
      && (symbol.isMutating || [.setter, .willSet, .didSet].contains(part))
    code.parameterCount = parameterCount(symbol, part)
    code.body = .pending { code in self.compile(code, symbol, part) }
  }

  private func parameterCount(_ symbol: ValueSymbol, _ part: CheckedBody.Part) -> Int {
    var count = 0
    if let owner = symbol.owner {
      let hasReceiver = symbol.kind != .initializer || owner.kind.isReference
      if hasReceiver { count += 1 }
    }
    if symbol.kind != .variable { count += symbol.parameters.count }
    if [.setter, .willSet, .didSet].contains(part) { count += 1 }
    if part == .wrapping { return 1 }
    return count
  }

  private func compile(_ code: FunctionCode, _ symbol: ValueSymbol, _ part: CheckedBody.Part) {
    if let body = program.body(of: symbol, part) {
      compile(code, body)
    } else if symbol.kind == .initializer, !symbol.isWrittenNative {
      if symbol.receiverIsReference {
        plainObjectInitializer(code, symbol)
      } else if symbol.owner?.kind == .enum {
        rawValueInitializer(code, symbol)
      } else {
        memberwiseInitializer(code, symbol)
      }
    } else if symbol.kind == .enumCase {
      enumCase(code, symbol)
    } else if symbol.isStored, symbol.isOverride, let inherited = symbol.overridden {
      observedOverride(code, symbol, part, inherited)
    } else if symbol.isStored, symbol.isLazy, part == .getter {
      lazyGetter(code, symbol)
    } else if symbol.isStored {
      part == .getter ? storedGetter(code, symbol) : storedSetter(code, symbol)
    } else if symbol.name == "rawValue", symbol.owner?.kind == .enum {
      rawValue(code, symbol)
    } else if symbol.name == "allCases", symbol.owner?.kind == .enum {
      let count = symbol.owner?.enumCases.count ?? 0
      code.body = .native { _ in .array((0..<count).map(Value.int)) }
    } else {
      let name = symbol.typedKey
      code.body = .native { call in
        throw call.machine.trap("rxlab can't run `\(name)` yet")
      }
    }
  }

  // MARK: Bodies

  /// A compiler for something in a declaration, with `self` in the first place if it is a member.
  private func compiler(
    for symbol: ValueSymbol,
    _ statements: [TypedStatement],
    parameters: [ValueSymbol],
    resultType: Type,
    hasReceiver: Bool,
    isReceiverInOut: Bool
  ) -> FunctionCompiler {
    var selfSymbol: ValueSymbol?
    if hasReceiver, let owner = symbol.owner {
      let type: Type =
        owner.kind.isReference ? .dynamicSelf(TypeBox(owner.selfType)) : owner.selfType
      let made = ValueSymbol(
        "self",
        .parameter,
        type: symbol.isStatic ? .metatype(of: type) : type
      )
      made.isSettable = isReceiverInOut
      selfSymbol = made
    }
    let compiler = FunctionCompiler(
      program,
      captures: CaptureMap(
        statements,
        parameters: parameters,
        selfSymbol: selfSymbol,
        program
      ),
      resultType: resultType,
      generics: symbol.interface.signature.parameters
    )
    compiler.selfSymbol = selfSymbol
    compiler.functionName = symbol.fullName
    compiler.blockDepth = 1
    return compiler
  }

  private func compile(_ code: FunctionCode, _ body: CheckedBody) {
    let symbol = body.symbol
    if symbol.kind == .initializer { return initializer(code, body) }
    var result = symbol.type
    if case .function(let function) = symbol.type, symbol.kind != .variable {
      result = function.result
    }
    switch body.part {
    case .setter, .willSet, .didSet: result = .void
    default: break
    }
    let compiler = compiler(
      for: symbol,
      body.body.statements,
      parameters: body.parameters,
      resultType: result,
      hasReceiver: body.part != .wrapping,
      isReceiverInOut: code.takesInOutReceiver
    )
    if [.setter, .willSet, .didSet, .getter].contains(body.part) { compiler.ownProperty = symbol }
    compiler.declareParameters((compiler.selfSymbol.map { [$0] } ?? []) + body.parameters)
    compiler.finish(code, compiler.statements(body.body.statements))
  }

  /// An initializer: gives the stored properties their first values, runs the body, and returns what it has made.
  private func initializer(_ code: FunctionCode, _ body: CheckedBody) {
    let symbol = body.symbol
    guard let owner = symbol.owner else { return }
    let isObject = owner.kind.isReference
    let compiler = compiler(
      for: symbol,
      body.body.statements,
      parameters: body.parameters,
      resultType: .any,
      hasReceiver: true,
      isReceiverInOut: false
    )
    compiler.isInitializer = true
    guard let selfSymbol = compiler.selfSymbol else { return }
    var start: Exec = { _ in .next }
    if isObject {
      compiler.declareParameters([selfSymbol] + body.parameters)
      if !body.delegates { start = initialValues(of: owner, compiler) }
    } else {
      compiler.declareParameters(body.parameters)
      let storage = compiler.declare(selfSymbol, isInitialized: false)
      start = newValue(of: owner, storage, selfSymbol, compiler, delegates: body.delegates)
    }
    let statements = compiler.statements(body.body.statements)
    let further = isObject ? compiler.impliedSuperInit(body) : nil
    let run: Exec = { machine in
      let flow = try statements(machine)
      _ = try further?(machine)
      return flow
    }
    let result = compiler.load(selfSymbol).run
    let isFailable = symbol.isFailable
    compiler.finish(code) { machine in
      _ = try start(machine)
      do {
        let flow = try run(machine)
        if isFailable, case .returned = flow, machine.result.isNil {
          return .returned
        }
      } catch is FailedInitializer {
        machine.result = .nil
        return .returned
      }
      machine.result = try result(machine)
      return .returned
    }
  }

  /// A struct's record with the values that its properties begin with.
  private func newValue(
    of owner: TypeSymbol,
    _ storage: Storage,
    _ selfSymbol: ValueSymbol,
    _ compiler: FunctionCompiler,
    delegates: Bool
  ) -> Exec {
    let initialize = compiler.initialize(selfSymbol, storage)
    guard owner.kind == .struct, !delegates else {
      return { machine in
        initialize(machine, .uninitialized)
        return .next
      }
    }
    let values = firstValues(of: owner, compiler)
    return { machine in
      let record = Record.of(Array(repeating: .uninitialized, count: values.count))
      for (position, value) in values.enumerated() {
        if let value { record[position] = try value(machine) }
      }
      initialize(machine, .record(record))
      return .next
    }
  }

  private func initialValues(of owner: TypeSymbol, _ compiler: FunctionCompiler) -> Exec {
    let layout = program.layout(of: owner)
    let offset = layout.count - layout.properties.count
    let values = firstValues(of: owner, compiler)
    guard values.contains(where: { $0 != nil }), let selfSymbol = compiler.selfSymbol else {
      return { _ in .next }
    }
    let own = compiler.load(selfSymbol).run
    return { machine in
      guard let instance = try own(machine).part else { return .next }
      for (position, value) in values.enumerated() {
        if let value { instance[offset + position] = try value(machine) }
      }
      return .next
    }
  }

  /// Gives an object's properties that a class declares the values that they begin with.
  func firstValues(of owner: TypeSymbol) -> FunctionCode {
    let code = FunctionCode(owner.name, .pending { _ in })
    code.parameterCount = 1
    code.body = .pending { code in
      let selfSymbol = ValueSymbol(
        "self",
        .parameter,
        type: .dynamicSelf(TypeBox(owner.selfType))
      )
      let compiler = FunctionCompiler(
        program,
        captures: CaptureMap([], parameters: [], selfSymbol: selfSymbol, program),
        resultType: .void,
        generics: owner.parameters
      )
      compiler.selfSymbol = selfSymbol
      compiler.declareParameters([selfSymbol])
      compiler.finish(code, initialValues(of: owner, compiler))
    }
    return code
  }

  /// The value that each stored property begins with; `nil` for what the initializer gives one.
  func firstValues(of owner: TypeSymbol, _ compiler: FunctionCompiler) -> [Code.Run?] {
    program.layout(of: owner).properties.map { firstValue(of: $0, compiler) }
  }

  private func firstValue(of property: ValueSymbol, _ compiler: FunctionCompiler) -> Code.Run? {
    if property.isLazy { return nil }
    guard program.body(of: property, .initialValue) != nil else {
      if property.isWeak { return { _ in .weak(WeakReference(.nil)) } }
      let isOptional = property.type.symbol === library["Optional"]
      return isOptional && !property.isConstant ? { _ in .nil } : nil
    }
    let code = initialValue(of: property)
    let types = ArgumentsSite(
      property.interface.signature.parameters.map(Type.parameter),
      in: compiler.generics,
      compiler.registry
    )
    let isWeak = property.isWeak
    return { machine in
      let value = try code.call(machine, frame: machine.top, types: types.arguments(machine.types))
      return isWeak ? .weak(WeakReference(value)) : value
    }
  }

  /// The expression that a variable begins with, as a function of the generic parameters.
  func initialValue(of symbol: ValueSymbol, hasReceiver: Bool = false) -> FunctionCode {
    let code = FunctionCode(symbol.name, .pending { _ in })
    code.parameterCount = hasReceiver ? 1 : 0
    code.body = .pending { code in
      guard let body = program.body(of: symbol, .initialValue) else { return }
      let compiler = compiler(
        for: symbol,
        body.body.statements,
        parameters: [],
        // Of a tuple's part the whole tuple is the result at first.
        resultType: body.path.isEmpty ? symbol.type : .any,
        hasReceiver: hasReceiver,
        isReceiverInOut: hasReceiver && !symbol.receiverIsReference
      )
      if let selfSymbol = compiler.selfSymbol { compiler.declareParameters([selfSymbol]) }
      let run = compiler.statements(body.body.statements)
      guard !body.path.isEmpty else { return compiler.finish(code, run) }
      compiler.finish(code) { machine in
        let flow = try run(machine)
        for position in body.path {
          machine.result = try machine.result.record(machine)[position]
        }
        return flow
      }
    }
    return code
  }

  func defaultValue(of symbol: ValueSymbol, at position: Int) -> FunctionCode? {
    guard let value = program.defaultExpression(of: symbol, at: position) else {
      // A memberwise initializer's parameter has the value that its property begins with.
      guard symbol.kind == .initializer, let owner = symbol.owner, !owner.kind.isReference else {
        return nil
      }
      let name = symbol.parameters[position].name
      let variable = owner.members(named: name).first { $0.storage != nil }
      guard
        let property = variable?.storage
          ?? owner.storedProperties.first(where: { $0.name == name })
      else { return nil }
      // The storage of a wrapped variable makes itself.
      if variable != nil { return FunctionCode(name, .native { _ in .uninitialized }) }
      if program.body(of: property, .initialValue) != nil { return initialValue(of: property) }
      return FunctionCode(name, .native { _ in property.isLazy ? .uninitialized : .nil })
    }
    let code = FunctionCode(symbol.fullName, .pending { _ in })
    code.body = .pending { code in
      let statement = TypedStatement(.return(value), value.range)
      let compiler = compiler(
        for: symbol,
        [statement],
        parameters: [],
        resultType: value.type,
        hasReceiver: false,
        isReceiverInOut: false
      )
      compiler.finish(code, compiler.statements([statement]))
    }
    return code
  }

  // MARK: What nobody writes

  private func memberwiseInitializer(_ code: FunctionCode, _ symbol: ValueSymbol) {
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
      let wrapping = program.body(of: property, .wrapping).map { _ in
        program.code(of: property, .wrapping)
      }
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
  private func plainObjectInitializer(_ code: FunctionCode, _ symbol: ValueSymbol) {
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
    let own = compiler.load(selfSymbol).run
    compiler.finish(code) { machine in
      _ = try start(machine)
      machine.result = try own(machine)
      return .returned
    }
  }

  /// A case as a function that provides a protocol's static requirement.
  private func enumCase(_ code: FunctionCode, _ symbol: ValueSymbol) {
    let number = symbol.owner?.enumCases.firstIndex { $0 === symbol } ?? 0
    let count = symbol.parameters.count
    code.parameterCount = count + 1
    code.body = .native { call in
      if count == 0 { return .int(number) }
      return .record(.of((1...count).map { call[$0] }, tag: number))
    }
  }

  private func rawValue(_ code: FunctionCode, _ symbol: ValueSymbol) {
    let values = rawValues(of: symbol)
    code.body = .native { call in values[call[0].caseNumber] }
  }

  private func rawValueInitializer(_ code: FunctionCode, _ symbol: ValueSymbol) {
    let values = rawValues(of: symbol)
    code.body = .native { call in
      let wanted = call[0]
      for (number, value) in values.enumerated() where value.isSameScalar(as: wanted) {
        return .int(number)
      }
      return .nil
    }
  }

  private func rawValues(of symbol: ValueSymbol) -> [Value] {
    guard let owner = symbol.owner, let raw = owner.rawType else { return [] }
    let isText = raw.symbol?.name == "String" || raw.symbol?.name == "Character"
    var next = 0
    return owner.enumCases.map { enumCase in
      if let written = enumCase.rawValue {
        switch written {
        case .integer(let number):
          next = number + 1
          return raw.symbol?.name == "Double" ? .double(Double(number)) : .int(number)
        case .float(let number): return .double(number)
        case .text(let text): return .string(text)
        }
      }
      if isText { return .string(enumCase.name) }
      defer { next += 1 }
      return raw.symbol?.name == "Double" ? .double(Double(next)) : .int(next)
    }
  }

  private func storedGetter(_ code: FunctionCode, _ symbol: ValueSymbol) {
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

  /// Stores a property and calls its observers.
  private func storedSetter(_ code: FunctionCode, _ symbol: ValueSymbol) {
    let willSet = program.body(of: symbol, .willSet).map { _ in program.code(of: symbol, .willSet) }
    let didSet = program.body(of: symbol, .didSet).map { _ in program.code(of: symbol, .didSet) }
    let position = symbol.owner.flatMap { program.layout(of: $0)[symbol] }
    let global = position == nil ? program.prepareGlobal(symbol) : nil
    let hasReceiver = symbol.owner != nil
    let isWeak = symbol.isWeak
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
      func observe(_ code: FunctionCode, _ value: Value) throws {
        let frame = machine.top
        if hasReceiver { machine.push(call[0]) }
        machine.push(value)
        _ = try code.call(machine, frame: frame, types: call.types)
      }
      let before = try pointer().pointee.strong
      if let willSet { try observe(willSet, incoming) }
      try pointer().pointee = isWeak ? .weak(WeakReference(incoming)) : incoming
      if let didSet { try observe(didSet, before) }
      return .void
    }
  }

  /// A property of a superclass that a subclass observes.
  private func observedOverride(
    _ code: FunctionCode,
    _ symbol: ValueSymbol,
    _ part: CheckedBody.Part,
    _ inherited: ValueSymbol
  ) {
    let getter = program.code(of: inherited, .getter)
    let setter = program.code(of: inherited, .setter)
    let willSet = program.body(of: symbol, .willSet).map { _ in program.code(of: symbol, .willSet) }
    let didSet = program.body(of: symbol, .didSet).map { _ in program.code(of: symbol, .didSet) }
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
      if let willSet { _ = try run(willSet, call[1], call.types) }
      _ = try run(setter, call[1], types)
      if let didSet { _ = try run(didSet, before, call.types) }
      return .void
    }
  }

  /// A lazy property, which gets its value when it is first read.
  private func lazyGetter(_ code: FunctionCode, _ symbol: ValueSymbol) {
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

extension Value {
  var isUninitialized: Bool { if case .uninitialized = self { true } else { false } }

  /// The object that a weak variable refers to, or the value itself.
  var strong: Value { if case .weak(let reference) = self { reference.value } else { self } }
}

extension ValueSymbol {
  /// The property of a superclass that it overrides.
  fileprivate var overridden: ValueSymbol? {
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

extension ValueSymbol {
  /// Whether it is an initializer that a library declares and leaves to a native.
  fileprivate var isWrittenNative: Bool {
    guard let owner, owner.isNative else { return false }
    return owner.kind == .struct || owner.kind == .class && !parameters.isEmpty
  }
}
