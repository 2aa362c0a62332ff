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
  /// Where a function is compiled whose caller has no room for it.
  private static let stackSize = 32 << 20
  let natives: NativeTable
  /// Those of the program, and what has been asked for of those of libraries; `nil` where there is none.
  private var bodies: [Key: CheckedBody?] = [:]
  var codes: [Key: FunctionCode] = [:]
  private var globals: [ObjectIdentifier: GlobalVariable] = [:]
  /// The variables that take the parts of the same tuple, by each of them.
  private var tupleParts: [ObjectIdentifier: [ValueSymbol]] = [:]
  private var layouts: [ObjectIdentifier: FieldLayout] = [:]
  /// Names of members that a class of the program overrides.
  private var overriddenNames: Set<String> = []
  /// Has the bodies of the libraries' declarations; set by whoever declares the libraries.
  package var libraries: Libraries?
  /// Where calls and statements stand, by the numbers that compiled code carries.
  ///
  /// The first stands for the library's texts.
  package private(set) var places: [SourceSpan?] = [nil]
  /// Whether more may be added to the program, so that any member may be overridden yet.
  package var isOpen = false
  /// The files of the program's declarations.
  private var files: [ObjectIdentifier: SourceFile] = [:]
  private var lastFile: SourceFile?

  struct Key: Hashable {
    let symbol: ObjectIdentifier
    let part: CheckedBody.Part
    let position: Int
  }

  /// What compiles the expressions and statements of a function.
  let nodeCompiler: (FunctionCompiler) -> any NodeCompiler

  init(
    _ module: ModuleSymbol,
    runtime: Runtime,
    library: StandardTypes,
    natives: NativeTable,
    nodeCompiler: @escaping (FunctionCompiler) -> any NodeCompiler
  ) {
    self.module = module
    self.runtime = runtime
    self.nodeCompiler = nodeCompiler
    self.library = library
    self.natives = natives
    runtime.codeOf = { [unowned self] symbol, part in
      switch part {
      case .body: code(of: symbol, .body)
      case .getter: code(of: symbol, .getter)
      case .setter: code(of: symbol, .setter)
      }
    }
    runtime.onLargeStack = { LargeStack.run(bytes: Self.stackSize, $0) }
    runtime.newObject = { [unowned self] in try newObject($0, for: $1, $2) }
    runtime.types.underlyingType = { [unowned self] in underlyingType(of: $0) }
  }

  /// Compiles a program's statements at the top; its declarations follow as they are used.
  ///
  /// - Returns: What runs the statements. It gives the value of the last one, if that is an expression.
  package func compile(_ program: ProgramChecker.Program, in file: SourceFile) -> FunctionCode {
    lastFile = file
    noteTupleParts(program.bodies)
    for body in program.bodies {
      note(body)
      files[ObjectIdentifier(body.symbol)] = file
      if body.symbol.isOverride || body.symbol.isRequired {
        overriddenNames.insert(body.symbol.name)
      }
    }
    let code = FunctionCode("main", .pending { _ in })
    let compiler = FunctionCompiler(
      self,
      captures: CaptureMap(program.statements, parameters: [], selfSymbol: nil, self),
      resultType: program.result?.type ?? .void,
      generics: GenericScope([]),
      file: file
    )
    compiler.isTopLevel = true
    var statements = program.statements
    if let result = program.result {
      statements[statements.count - 1] = TypedStatement(.return(result), result.range)
    }
    let exec = compiler.statements(statements)
    compiler.finish(code, exec)
    return code
  }

  /// Lets go of all code and of what variables hold, once the program is stopped.
  package func release() {
    // One after the other: code refers to the code that it calls, and may be part of what it refers to.
    for code in codes.values { code.body = .pending { _ in } }
    for variable in globals.values {
      variable.initialize = nil
      variable.cell.value = .void
    }
    (codes, globals, bodies, layouts) = ([:], [:], [:], [:])
    tupleParts = [:]
    libraries = nil
  }

  /// Lets go of what the script's own variables hold, the newest first, while its code can still run.
  package func dropVariables() {
    let own = globals.values.filter { ($0.symbol.module ?? module) === module }
    for variable in own.sorted(by: { $0.number > $1.number }) {
      let old = variable.cell.value
      variable.cell.value = .uninitialized
      withExtendedLifetime(old) {}
    }
  }

  func place(of range: TextRange, in file: SourceFile) -> Int {
    places.append(SourceSpan(range, in: file))
    return places.count - 1
  }

  /// The file that a declaration stands in; `nil` for a library's, and for what the compiler writes.
  func file(of symbol: ValueSymbol) -> SourceFile? {
    if symbol.isDerived { return nil }
    if let module = symbol.module, module !== self.module { return nil }
    return files[ObjectIdentifier(symbol)] ?? lastFile
  }

  // MARK: Declarations

  /// Whether a symbol is declared inside a function, or at the top in a block.
  func isLocal(_ symbol: ValueSymbol) -> Bool {
    if case .local = symbol.context { globals[ObjectIdentifier(symbol)] == nil } else { false }
  }

  /// The body of a part of a declaration; one of a library's is checked when it is first asked for.
  func body(of symbol: ValueSymbol, _ part: CheckedBody.Part) -> CheckedBody? {
    let key = Key(symbol: ObjectIdentifier(symbol), part: part, position: 0)
    if let known = bodies[key] { return known }
    if case .local = symbol.context { return nil }
    bodies[key] = .some(nil)
    for body in libraries?.checkedBodies(of: symbol, part) ?? [] { note(body) }
    return bodies[key] ?? nil
  }

  /// Whether a declaration has such a part, which need not be checked for that.
  func hasBody(_ symbol: ValueSymbol, _ part: CheckedBody.Part) -> Bool {
    let key = Key(symbol: ObjectIdentifier(symbol), part: part, position: 0)
    if let known = bodies[key] { return known != nil }
    if case .local = symbol.context { return false }
    return libraries?.parts(of: symbol).contains(part) ?? false
  }

  private func note(_ body: CheckedBody) {
    let key = Key(symbol: ObjectIdentifier(body.symbol), part: body.part, position: 0)
    if (bodies[key] ?? nil) == nil { bodies[key] = body }
  }

  /// The code of a part of a declaration; compiled when it is first called.
  func code(of symbol: ValueSymbol, _ part: CheckedBody.Part) -> FunctionCode {
    let key = Key(symbol: ObjectIdentifier(symbol), part: part, position: 0)
    if let known = codes[key] { return known }
    let code = FunctionCode(symbol.fullName, .pending { _ in })
    codes[key] = code
    if let native = native(for: symbol, part) {
      code.takesNewObject = symbol.kind == .initializer && symbol.receiverIsReference
      code.body = .native(code.takesNewObject ? owning(native.run, symbol) : native.run)
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

  /// What a declaration's native is; where the library's text has a body, only a native that names the parameters' types counts.
  private func native(for symbol: ValueSymbol, _ part: CheckedBody.Part) -> ReadyNative? {
    let nativePart: Runtime.Part
    switch part {
    case .body: nativePart = .body
    case .getter: nativePart = .getter
    case .setter: nativePart = .setter
    default: return nil
    }
    // A script may name its own declarations as a library does.
    guard let owner = symbol.module, owner !== module else { return nil }
    // The source of a module may name its declarations as a library with natives does.
    if owner.isSource, symbol.kind == .initializer || hasBody(symbol, part) { return nil }
    guard let key = natives.key(for: symbol, nativePart) else { return nil }
    let isNamed = key.hasPrefix(symbol.typedKey) || symbol.module?.name == "Swift"
    return isNamed || !hasBody(symbol, part) ? natives.native(for: symbol, nativePart) : nil
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
      guard hasBody(symbol, part) else { continue }
      if let value = body(of: symbol, part)?.defaults[position] { return value }
    }
    return nil
  }

  /// The variable at the top of the program, or a static one.
  func global(_ symbol: ValueSymbol) -> GlobalVariable {
    if let known = globals[ObjectIdentifier(symbol)] { return known }
    let variable = GlobalVariable(symbol, number: globals.count)
    globals[ObjectIdentifier(symbol)] = variable
    return variable
  }

  /// The name of a variable at the top of the program that holds an object.
  package func variable(holding object: Value) -> String? {
    let holders = globals.values.filter { variable in
      // A variable that a statement declares is of no module.
      (variable.symbol.module ?? module) === module && variable.symbol.owner == nil
        && variable.cell.value.identity == object.identity
    }
    return holders.map(\.symbol.name).min()
  }

  /// The variable, with what gives it its first value where that is no statement's affair.
  @discardableResult
  func prepareGlobal(_ symbol: ValueSymbol) -> GlobalVariable {
    let variable = global(symbol)
    guard !variable.isPrepared else { return variable }
    variable.isPrepared = true
    if let body = body(of: symbol, .initialValue), !body.path.isEmpty {
      prepareParts(with: symbol, body)
    } else if hasInitialValue(symbol) {
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

  private func noteTupleParts(_ bodies: [CheckedBody]) {
    let parts = bodies.filter { !$0.path.isEmpty && $0.part == .initialValue }
    for group in Dictionary(grouping: parts, by: \.body.range).values {
      for part in group { tupleParts[ObjectIdentifier(part.symbol)] = group.map(\.symbol) }
    }
  }

  /// Has the variables of one pattern get their values together, when one of them is first used.
  private func prepareParts(with symbol: ValueSymbol, _ body: CheckedBody) {
    let code = DeclarationCompiler(self).initialValue(of: symbol, isWholeTuple: true)
    let parts = (tupleParts[ObjectIdentifier(symbol)] ?? [symbol]).map { part in
      let variable = global(part)
      variable.isPrepared = true
      return (variable: variable, path: self.body(of: part, .initialValue)?.path ?? [])
    }
    for (variable, _) in parts {
      variable.initialize = { machine in
        let tuple = try code.call(machine, frame: machine.top, types: .none)
        for (variable, path) in parts {
          variable.initialize = nil
          variable.cell.value = try path.reduce(tuple) { try $0.record(machine)[$1] }
        }
      }
    }
  }

  func hasInitialValue(_ symbol: ValueSymbol) -> Bool {
    hasBody(symbol, .initialValue)
      || symbol.isStatic && symbol.isStored && library.wrapped(symbol.type) != nil
  }

  /// What assignments to the variable run.
  func observers(of symbol: ValueSymbol) -> [CheckedBody] {
    [.willSet, .didSet].compactMap { body(of: symbol, $0) }
  }

  /// Whether the variable has a `willSet` or `didSet`.
  func hasObservers(_ symbol: ValueSymbol) -> Bool {
    hasBody(symbol, .willSet) || hasBody(symbol, .didSet)
  }

  /// Whether assignments to the variable run something.
  func isObserved(_ symbol: ValueSymbol) -> Bool {
    symbol.isDynamic || hasObservers(symbol)
  }

  /// Whether an observed property is changed where it is and observed afterwards, unless what changes it throws: nothing asks
  /// for its old value.
  func isChangedInPlace(_ symbol: ValueSymbol) -> Bool {
    !symbol.isDynamic && !symbol.isLazy && !hasBody(symbol, .willSet)
      && body(of: symbol, .didSet)?.namesParameters == false
  }

  /// Whether a class may have another body for a member: one of the program, or of a library that is written in Swift text.
  func isOverridden(_ symbol: ValueSymbol) -> Bool {
    if isOpen || overriddenNames.contains(symbol.name) { return true }
    guard symbol.module !== module, !symbol.isStored, let owner = symbol.owner else { return false }
    return !owner.isNative && !owner.isFinal
  }

  // MARK: Layouts

  /// Where the stored properties of a struct or class stand.
  func layout(of symbol: TypeSymbol) -> FieldLayout {
    if let known = layouts[ObjectIdentifier(symbol)] { return known }
    let inherited = symbol.superclass?.symbol.map { self.layout(of: $0).count } ?? 0
    let found = FieldLayout(symbol.storedProperties, after: inherited)
    layouts[ObjectIdentifier(symbol)] = found
    return found
  }
}
