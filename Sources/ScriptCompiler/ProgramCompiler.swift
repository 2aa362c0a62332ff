package import ScriptChecker
package import ScriptMachine
package import ScriptSource
package import ScriptTypes

/// Compiles a checked program: each declaration when it is first used.
package final class ProgramCompiler {
  package let runtime: Runtime
  /// The module that the program is.
  package let module: ModuleSymbol
  let library: StandardTypes
  private let natives: NativeTable
  private var bodies: [ObjectIdentifier: [CheckedBody]] = [:]
  private var codes: [Key: FunctionCode] = [:]
  private var globals: [ObjectIdentifier: GlobalVariable] = [:]
  private var layouts: [ObjectIdentifier: FieldLayout] = [:]
  /// Names of members that a class of the program overrides.
  private var overriddenNames: Set<String> = []
  /// Finds the bodies of a library's declaration; set by whoever declares the library.
  package var libraryBodies: (ValueSymbol) -> [CheckedBody] = { _ in [] }
  /// Where calls and statements stand, by the numbers that compiled code carries.
  package private(set) var places: [TextRange] = [TextRange(start: 0, end: 0)]

  /// The name of the file, as `#file` has it.
  package var fileName = "main.swift"
  /// The offsets at which the lines of the text begin.
  package var lineStarts = [0]

  func line(at offset: Int) -> Int { lineStarts.lastIndex { $0 <= offset }.map { $0 + 1 } ?? 1 }
  func column(at offset: Int) -> Int { offset - lineStarts[line(at: offset) - 1] + 1 }

  private struct Key: Hashable {
    let symbol: ObjectIdentifier
    let part: CheckedBody.Part
    let position: Int
  }

  package init(
    _ module: ModuleSymbol,
    runtime: Runtime,
    library: StandardTypes,
    natives: NativeTable
  ) {
    self.module = module
    self.runtime = runtime
    self.library = library
    self.natives = natives
    runtime.codeOf = { [unowned self] symbol, part in
      switch part {
      case .body: code(of: symbol, .body)
      case .getter: code(of: symbol, .getter)
      case .setter: code(of: symbol, .setter)
      }
    }
    runtime.newObject = { [unowned self] in try newObject($0, for: $1, $2) }
    runtime.types.underlyingType = { [unowned self] in underlyingType(of: $0) }
  }

  /// Compiles a program's statements at the top; its declarations follow as they are used.
  package func compile(_ program: ProgramChecker.Program) -> FunctionCode {
    for body in program.bodies {
      bodies[ObjectIdentifier(body.symbol), default: []].append(body)
      if body.symbol.isOverride || body.symbol.isRequired {
        overriddenNames.insert(body.symbol.name)
      }
    }
    let code = FunctionCode("main", .pending { _ in })
    let compiler = FunctionCompiler(
      self,
      captures: CaptureMap(program.statements, parameters: [], selfSymbol: nil, self),
      resultType: .void,
      generics: [],
      isLibrary: false
    )
    compiler.isTopLevel = true
    let exec = compiler.statements(program.statements)
    compiler.finish(code, exec)
    return code
  }

  func place(of range: TextRange) -> Int {
    places.append(range)
    return places.count - 1
  }

  // MARK: Declarations

  /// Whether a symbol is declared inside a function, or at the top in a block.
  func isLocal(_ symbol: ValueSymbol) -> Bool {
    if case .local = symbol.context { globals[ObjectIdentifier(symbol)] == nil } else { false }
  }

  func body(of symbol: ValueSymbol, _ part: CheckedBody.Part) -> CheckedBody? {
    if let own = bodies[ObjectIdentifier(symbol)] { return own.first { $0.part == part } }
    if case .local = symbol.context { return nil }
    bodies[ObjectIdentifier(symbol)] = []
    for body in libraryBodies(symbol) {
      bodies[ObjectIdentifier(body.symbol), default: []].append(body)
    }
    return bodies[ObjectIdentifier(symbol)]?.first { $0.part == part }
  }

  /// The code of a part of a declaration; compiled when it is first called.
  func code(of symbol: ValueSymbol, _ part: CheckedBody.Part) -> FunctionCode {
    let key = Key(symbol: ObjectIdentifier(symbol), part: part, position: 0)
    if let known = codes[key] { return known }
    let code = FunctionCode(symbol.fullName, .pending { _ in })
    codes[key] = code
    if let native = native(for: symbol, part) {
      code.takesNewObject = symbol.kind == .initializer && symbol.receiverIsReference
      code.body = .native(code.takesNewObject ? owning(native, symbol) : native)
      code.takesInOutReceiver = symbol.isMutating || part == .setter && !symbol.receiverIsReference
    } else {
      DeclarationCompiler(self).prepare(code, symbol, part)
    }
    return code
  }

  /// What lends the place of a subscript's value.
  func access(for symbol: ValueSymbol) -> NativeTable.Access? {
    symbol.module?.name == "Swift" ? natives.access(for: symbol) : nil
  }

  /// An initializer of a host's class that makes sure that the object it makes owns the part of a script's object.
  private func owning(_ native: @escaping Native, _ symbol: ValueSymbol) -> Native {
    let name = symbol.owner?.name ?? ""
    return { call in
      let made = try native(call)
      if let part = call.part, !made.isNil, made.part !== part {
        throw call.machine.trap("rxlab's `\(name)` can't be inherited from")
      }
      return made
    }
  }

  private func native(for symbol: ValueSymbol, _ part: CheckedBody.Part) -> Native? {
    switch part {
    case .body: natives.native(for: symbol, .body)
    case .getter: natives.native(for: symbol, .getter)
    case .setter: natives.native(for: symbol, .setter)
    default: nil
    }
  }

  /// The code of a local function, made once.
  func localCode(
    of symbol: ValueSymbol,
    _ part: CheckedBody.Part,
    _ prepare: (FunctionCode) -> Void
  ) -> FunctionCode {
    let key = Key(symbol: ObjectIdentifier(symbol), part: part, position: 0)
    if let known = codes[key] { return known }
    let code = FunctionCode(symbol.fullName, .pending { _ in })
    codes[key] = code
    prepare(code)
    return code
  }

  /// The default value of a parameter, as a function of the declaration's generic parameters.
  func defaultValue(of symbol: ValueSymbol, at position: Int) -> FunctionCode? {
    let key = Key(symbol: ObjectIdentifier(symbol), part: .initialValue, position: position + 1)
    if let known = codes[key] { return known }
    guard let value = DeclarationCompiler(self).defaultValue(of: symbol, at: position) else {
      return nil
    }
    codes[key] = value
    return value
  }

  /// The expression of a parameter's default value.
  func defaultExpression(of symbol: ValueSymbol, at position: Int) -> TypedExpression? {
    for part in [CheckedBody.Part.body, .getter, .setter, .defaults] {
      if let value = body(of: symbol, part)?.defaults[position] { return value }
    }
    return nil
  }

  /// The variable at the top of the program, or a static one.
  func global(_ symbol: ValueSymbol) -> GlobalVariable {
    if let known = globals[ObjectIdentifier(symbol)] { return known }
    let variable = GlobalVariable(symbol)
    globals[ObjectIdentifier(symbol)] = variable
    return variable
  }

  /// The variable, with what gives it its first value where that is no statement's affair.
  @discardableResult
  func prepareGlobal(_ symbol: ValueSymbol) -> GlobalVariable {
    let variable = global(symbol)
    guard !variable.isPrepared else { return variable }
    variable.isPrepared = true
    if hasInitialValue(symbol) {
      let code = DeclarationCompiler(self).initialValue(of: symbol)
      let cell = variable.cell
      variable.initialize = { machine in
        cell.value = try code.call(machine, frame: machine.top, types: .none)
      }
    } else if symbol.owner != nil, library.wrapped(symbol.type) != nil {
      variable.cell.value = .nil
    }
    return variable
  }

  func hasInitialValue(_ symbol: ValueSymbol) -> Bool {
    body(of: symbol, .initialValue) != nil
      || symbol.isStatic && symbol.isStored && library.wrapped(symbol.type) != nil
  }

  /// Whether assignments to the variable run something.
  func isObserved(_ symbol: ValueSymbol) -> Bool {
    body(of: symbol, .willSet) != nil || body(of: symbol, .didSet) != nil
  }

  func isOverridden(_ symbol: ValueSymbol) -> Bool { overriddenNames.contains(symbol.name) }

  // MARK: Layouts

  /// Where the stored properties of a struct or class stand.
  func layout(of symbol: TypeSymbol) -> FieldLayout {
    if let known = layouts[ObjectIdentifier(symbol)] { return known }
    let inherited = symbol.superclass?.symbol.map { self.layout(of: $0).count } ?? 0
    let found = FieldLayout(symbol.storedProperties, after: inherited)
    layouts[ObjectIdentifier(symbol)] = found
    return found
  }

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
        }
      }
    }
  }

  /// The type that a function's `some P` hides: that of what its body returns.
  private func underlyingType(of opaque: OpaqueType) -> Type {
    let part: CheckedBody.Part = opaque.owner.kind == .function ? .body : .getter
    guard let body = body(of: opaque.owner, part) ?? body(of: opaque.owner, .initialValue),
      let found = ReturnedType.find(in: body.body)
    else { return .error }
    return found.substituting(
      Substitution(opaque.owner.interface.signature.parameters, opaque.arguments)
    )
  }
}

/// Finds the type of the first value that a body returns.
private final class ReturnedType: TypedVisitor {
  private var found: Type?

  static func find(in block: TypedBlock) -> Type? {
    let search = ReturnedType()
    search.visit(block)
    return search.found
  }

  func visit(_ statement: TypedStatement) {
    if found == nil, case .return(let value?) = statement.kind { found = value.type }
    walk(statement)
  }

  func visit(_ closure: TypedClosure) {}
}

/// A variable that lives as long as the program.
final class GlobalVariable {
  let symbol: ValueSymbol
  let cell = Cell(.uninitialized)
  /// Gives it its value when it is first used; `nil` for what gets its value where it stands.
  var initialize: ((Machine) throws -> Void)?
  /// Whether it is known what gives it its value.
  var isPrepared = false

  init(_ symbol: ValueSymbol) { self.symbol = symbol }
}

/// The places of stored properties.
struct FieldLayout {
  let properties: [ValueSymbol]
  let count: Int
  private let positions: [ObjectIdentifier: Int]

  init(_ properties: [ValueSymbol], after inherited: Int) {
    self.properties = properties
    count = inherited + properties.count
    positions = Dictionary(
      uniqueKeysWithValues: properties.enumerated().map {
        (ObjectIdentifier($1), inherited + $0)
      }
    )
  }

  subscript(symbol: ValueSymbol) -> Int? { positions[ObjectIdentifier(symbol)] }
}

extension ValueSymbol {
  /// Whether methods get the object itself rather than where it is stored.
  var receiverIsReference: Bool { owner?.kind.isReference ?? false }
}
