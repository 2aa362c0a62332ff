import ScriptChecker
import ScriptMachine
import ScriptSource
import ScriptTypes

/// Makes the code of declarations: what their bodies say, or what Swift writes for them.
struct DeclarationCompiler {
  let program: ProgramCompiler

  init(_ program: ProgramCompiler) { self.program = program }

  var library: StandardTypes { program.library }

  /// Gives a declaration's code a body that is compiled when it is first called.
  func prepare(_ code: FunctionCode, _ symbol: ValueSymbol, _ part: CheckedBody.Part) {
    let isInitializer = symbol.kind == .initializer
    code.takesNewObject =
      isInitializer && symbol.receiverIsReference
    code.takesInOutReceiver =
      !symbol.receiverIsReference && !symbol.isStatic && !isInitializer
      && (symbol.isMutating || part == .getter && symbol.hasMutatingGetter
        || [.setter, .willSet, .didSet].contains(part))
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
      if part == .setter, program.hasObservers(symbol) {
        observedSetter(code, symbol, body)
      } else {
        compile(code, body)
      }
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
  func compiler(
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
      generics: GenericScope(symbol.interface.signature.parameters),
      file: program.file(of: symbol)
    )
    compiler.selfSymbol = selfSymbol
    compiler.isOfModule = symbol.module?.isSource ?? false
    compiler.functionName = symbol.fullName
    compiler.blockDepth = 1
    return compiler
  }

  /// The setter of a property with a wrapper, which calls the property's observers.
  private func observedSetter(_ code: FunctionCode, _ symbol: ValueSymbol, _ body: CheckedBody) {
    let plain = FunctionCode(code.name, .pending { _ in })
    plain.takesInOutReceiver = code.takesInOutReceiver
    plain.parameterCount = code.parameterCount
    plain.body = .pending { plain in self.compile(plain, body) }
    let observed = observedStore(of: symbol)
    let readsOldValue = program.body(of: symbol, .didSet)?.namesParameters ?? false
    let getter = readsOldValue ? program.code(of: symbol, .getter) : nil
    let hasReceiver = symbol.owner != nil
    code.body = .native { call in
      func run(_ code: FunctionCode, _ value: Value?) throws -> Value {
        let frame = call.machine.top
        if hasReceiver {
          call.machine.push(call[0])
          code.adapt(frame)
        }
        if let value { call.machine.push(value) }
        return try code.call(call.machine, frame: frame, types: call.types)
      }
      let incoming = call[hasReceiver ? 1 : 0]
      let before = try getter.map { try run($0, nil) } ?? .void
      try observed(call, incoming, before) { _ = try run(plain, incoming) }
      return .void
    }
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
    compiler.finish(code, body.body.statements)
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
    let result = compiler.variables.load(selfSymbol).run
    let isFailable = symbol.isFailable
    let isRoot = owner.isRootOfScripts && !body.delegates
    func fail(_ machine: Machine) throws {
      if isRoot { try result(machine).part?.becomeWholeIfInitialized() }
    }
    compiler.finish(code) { machine in
      do {
        _ = try start(machine)
        let flow = try run(machine)
        if isFailable, case .returned = flow, machine.result.isNil {
          try fail(machine)
          return .returned
        }
      } catch is FailedInitializer {
        machine.result = .nil
        return .returned
      } catch {
        try fail(machine)
        throw error
      }
      machine.result = try result(machine)
      if isRoot { machine.result.part?.becomeWhole() }
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
    let initialize = compiler.variables.initialize(selfSymbol, storage)
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

  func initialValues(of owner: TypeSymbol, _ compiler: FunctionCompiler) -> Exec {
    let layout = program.layout(of: owner)
    let offset = layout.count - layout.properties.count
    let values = firstValues(of: owner, compiler)
    guard values.contains(where: { $0 != nil }), let selfSymbol = compiler.selfSymbol else {
      return { _ in .next }
    }
    let own = compiler.variables.load(selfSymbol).run
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
        generics: GenericScope(owner.parameters),
        file: owner.storedProperties.first.flatMap(program.file)
      )
      compiler.selfSymbol = selfSymbol
      compiler.isOfModule = owner.module.isSource
      compiler.declareParameters([selfSymbol])
      compiler.finish(code, initialValues(of: owner, compiler))
    }
    return code
  }

  /// The value that each stored property begins with; `nil` for what the initializer gives one.
  func firstValues(of owner: TypeSymbol, _ compiler: FunctionCompiler) -> [Code.Run?] {
    var tuples: [TextRange: Int] = [:]
    return program.layout(of: owner).properties.map { property in
      guard let body = program.body(of: property, .initialValue), !body.path.isEmpty,
        let range = body.body.statements.first?.range
      else { return firstValue(of: property, compiler) }
      // The first of a tuple's properties computes the tuple, and the others take their parts of it.
      let isFirst = tuples[range] == nil
      let slot = tuples[range] ?? compiler.newSlot()
      tuples[range] = slot
      let tuple = isFirst ? firstValue(of: property, compiler, isWholeTuple: true) : nil
      return { machine in
        if let tuple { machine.base[slot] = try tuple(machine) }
        return try body.path.reduce(machine.base[slot]) { try $0.record(machine)[$1] }
      }
    }
  }

  private func firstValue(
    of property: ValueSymbol,
    _ compiler: FunctionCompiler,
    isWholeTuple: Bool = false
  ) -> Code.Run? {
    if property.isLazy { return nil }
    guard program.hasBody(property, .initialValue) else {
      if property.isWeak { return { _ in .weak(WeakReference(.nil)) } }
      let isOptional = property.type.symbol === library.optionalSymbol
      return isOptional && !property.isConstant ? { _ in .nil } : nil
    }
    let code = initialValue(of: property, isWholeTuple: isWholeTuple)
    let types = compiler.arguments(property.interface.signature.parameters.map(\.ownArgument))
    let isWeak = property.isWeak
    return { machine in
      let value = try code.call(machine, frame: machine.top, types: types.arguments(machine.types))
      return isWeak ? .weak(WeakReference(value)) : value
    }
  }

  /// The expression that a variable begins with, as a function of the generic parameters.
  ///
  /// - Parameter isWholeTuple: Whether the result is the tuple of which the variable takes a part.
  func initialValue(
    of symbol: ValueSymbol,
    hasReceiver: Bool = false,
    isWholeTuple: Bool = false
  ) -> FunctionCode {
    let code = FunctionCode(symbol.name, .pending { _ in })
    code.parameterCount = hasReceiver ? 1 : 0
    code.body = .pending { code in
      guard let body = program.body(of: symbol, .initialValue) else {
        // An optional begins with `nil`.
        code.body = .native { _ in .nil }
        return
      }
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
      guard !body.path.isEmpty, !isWholeTuple else { return compiler.finish(code, run) }
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
      // A lazy one has no value until it is read.
      if property.isLazy { return FunctionCode(name, .native { _ in .uninitialized }) }
      if program.hasBody(property, .initialValue) { return initialValue(of: property) }
      return FunctionCode(name, .native { _ in .nil })
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
      compiler.finish(code, [statement])
    }
    return code
  }
}

extension ValueSymbol {
  /// Whether it is an initializer that a library declares and leaves to a native.
  fileprivate var isWrittenNative: Bool {
    guard let owner, owner.isNative else { return false }
    return owner.kind == .struct || owner.kind == .class && !parameters.isEmpty
  }
}

extension TypeSymbol {
  /// Whether it is a class that inherits from none of those that are written in Swift's text.
  var isRootOfScripts: Bool {
    guard kind.isReference else { return false }
    guard case .nominal(let superclass)? = superclass else { return true }
    return superclass.symbol.isNative
  }
}
