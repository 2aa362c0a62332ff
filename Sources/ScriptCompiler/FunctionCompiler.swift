import ScriptChecker
import ScriptMachine
import ScriptSource
import ScriptTypes

/// Compiles the body of one function, closure or accessor: knows where its variables are.
final class FunctionCompiler {
  let program: ProgramCompiler
  let captures: CaptureMap
  /// What the function returns.
  let resultType: Type
  /// The generic parameters in scope.
  private(set) var generics: GenericScope
  /// Whether the text is a library's, whose places nobody is told of.
  var isLibrary: Bool { file == nil }
  /// The file that the body stands in; `nil` for a library's text.
  let file: SourceFile?
  /// Whether the text is the source of a compiled module.
  var isOfModule = false
  /// Whether it is a closure's body.
  var isClosure = false
  /// Whether statements stand at the top of the program, so that their variables are global.
  var isTopLevel = false
  /// The variable that stands for `self`.
  var selfSymbol: ValueSymbol?
  /// The name that `#function` stands for.
  var functionName = "main"
  /// The arguments of the call that is being compiled: a default `#line` is theirs.
  var argumentsRange: TextRange?
  /// Whether the body initialises `self`: assignments to its properties call no observers.
  var isInitializer = false
  /// The property whose observer or accessor the body is: assignments to it call no observers.
  var ownProperty: ValueSymbol?
  /// Statements that `break` and `continue` may leave, the innermost last.
  var jumps: [Jump] = []
  private var storages: [ObjectIdentifier: Storage] = [:]
  private(set) var slotCount = 0
  /// Places that hold numbers and truth values alone, which need no release.
  private(set) var trivialSlots: Set<Int> = []
  var jumpCount = 0

  struct Jump {
    let number: Int
    let label: String?
    /// Whether it is a loop, which `continue` goes on with, and which `break` leaves without a label.
    let isLoop: Bool
    let isSwitch: Bool
  }

  init(
    _ program: ProgramCompiler,
    captures: CaptureMap,
    resultType: Type,
    generics: GenericScope,
    file: SourceFile?
  ) {
    self.file = file
    self.program = program
    self.captures = captures
    self.resultType = resultType
    self.generics = generics
  }

  var library: StandardTypes { program.library }
  var registry: TypeRegistry { program.runtime.types }

  /// Gives the finished body to a function's code.
  func finish(_ code: FunctionCode, _ exec: @escaping Exec) {
    if isWord(resultType) {
      finish(code) { machine throws -> Int in
        _ = try exec(machine)
        return machine.word
      }
    } else {
      finish(code) { machine throws -> Value in
        _ = try exec(machine)
        return machine.takeResult()
      }
    }
  }

  /// Gives a function's code statements as its body.
  func finish(_ code: FunctionCode, _ list: [TypedStatement]) {
    guard !isObserved, let result = ChosenResult(list) else {
      return finish(code, statements(list))
    }
    let compiled = result.compiled(by: self)
    if compiled.isWord, isWord(resultType) {
      finish(code, compiled.asWord)
    } else {
      finish(code, compiled.run)
    }
  }

  private func finish(_ code: FunctionCode, _ run: @escaping (Machine) throws -> Int) {
    let run = isCounted ? counted(run) : run
    code.body = .script(
      ScriptBody(slotCount: slotCount, isTrivial: hasTrivialFrame, runForWord: run)
    )
  }

  private func finish(_ code: FunctionCode, _ run: @escaping Code.Run) {
    let run = isCounted ? counted(run) : run
    code.body = .script(ScriptBody(slotCount: slotCount, isTrivial: hasTrivialFrame, run: run))
  }

  private var hasTrivialFrame: Bool { trivialSlots.count == slotCount }

  /// The number of a place, for what compiled code notes of where it is.
  func place(of range: TextRange) -> Int {
    file.map { program.place(of: range, in: $0) } ?? (isOfModule ? -1 : 0)
  }

  func site(_ type: Type) -> TypeSite { TypeSite(type, in: generics, registry) }

  // MARK: Types

  func isWord(_ type: Type) -> Bool { type.symbol === library["Int"] }
  func isNumber(_ type: Type) -> Bool { type.symbol === library["Double"] }
  func isTest(_ type: Type) -> Bool { type.symbol === library["Bool"] }

  /// Whether values of the type refer to nothing, so that they need no release.
  func isTrivial(_ type: Type) -> Bool { isWord(type) || isNumber(type) || isTest(type) }

  func arguments(_ types: [Type]) -> ArgumentsSite { ArgumentsSite(types, in: generics, registry) }

  /// Compiles what stands within a `repeat`, for each element of packs.
  func opening<Compiled>(_ packs: [GenericParameter], _ compile: () -> Compiled) -> Compiled {
    let outer = generics
    generics = generics.opening(packs)
    defer { generics = outer }
    return compile()
  }

  // MARK: Variables

  /// A new place of the frame.
  func newSlot(isTrivial: Bool = false) -> Int {
    if isTrivial { trivialSlots.insert(slotCount) }
    slotCount += 1
    return slotCount - 1
  }

  func setStorage(_ storage: Storage, of symbol: ValueSymbol) {
    storages[ObjectIdentifier(symbol)] = storage
  }

  /// Gives a variable that the body declares a place.
  func declare(_ symbol: ValueSymbol, isInitialized: Bool) -> Storage {
    if isTopLevel, !isInsideBlock {
      let storage = Storage.global(program.global(symbol))
      setStorage(storage, of: symbol)
      return storage
    }
    let isShared =
      symbol.isLocalLazy
      || captures.captured.contains(ObjectIdentifier(symbol))
        && !(symbol.isConstant && isInitialized && symbol.kind == .variable)
    let isTrivial = isTrivial(symbol.type) && !symbol.isWeak && !symbol.isAwaited
    let slot = newSlot(isTrivial: !isShared && isTrivial)
    let storage: Storage = isShared ? .cellInSlot(slot) : .slot(slot)
    setStorage(storage, of: symbol)
    return storage
  }

  /// The last calls of closures that constants hold, with the constants.
  var lastCalls: [ObjectIdentifier: ValueSymbol] = [:]

  /// How many blocks are around the statement that is being compiled.
  var blockDepth = 0
  var isInsideBlock: Bool { blockDepth > 0 }

  /// Gives parameters the first places, `self` the very first.
  func declareParameters(_ symbols: [ValueSymbol]) {
    for symbol in symbols {
      let slot = newSlot(isTrivial: isTrivial(symbol.type) && !symbol.isSettable)
      if symbol.isSettable {
        setStorage(.pointerInSlot(slot), of: symbol)
      } else {
        setStorage(.slot(slot), of: symbol)
      }
    }
  }

  func storage(of symbol: ValueSymbol) -> Storage {
    if let known = storages[ObjectIdentifier(symbol)] { return known }
    return .global(program.global(symbol))
  }

  func hasStorage(_ symbol: ValueSymbol) -> Bool { storages[ObjectIdentifier(symbol)] != nil }

  /// Gives the variables of functions around that this one uses their places among its captures.
  func declareCaptures(_ symbols: [ValueSymbol], from outer: FunctionCompiler) {
    for (position, symbol) in symbols.enumerated() {
      setStorage(outer.storage(of: symbol).captured(at: position), of: symbol)
    }
  }

  // MARK: Nodes

  private var nodes: any NodeCompiler { program.nodeCompiler(self) }

  func expression(_ node: TypedExpression) -> Code { nodes.expression(node) }
  func place(_ node: TypedExpression) -> Place { nodes.place(node) }

  /// Compiles statements that run one after the other.
  func statements(_ list: [TypedStatement]) -> Exec { nodes.statements(list) }

  /// Compiles a block, whose variables go at its end.
  func block(_ block: TypedBlock) -> Exec {
    inBlock { statements(block.statements) }
  }

  /// Compiles something with variables of its own, which go at its end.
  func inBlock(_ body: () -> Exec) -> Exec {
    blockDepth += 1
    let first = slotCount
    let exec = body()
    blockDepth -= 1
    return releasing(first..<slotCount, after: exec)
  }

  /// Releases places of the frame after something has run.
  func releasing(_ slots: Range<Int>, after exec: @escaping Exec) -> Exec {
    guard let release = release(of: slots)?.run else { return exec }
    return { machine in
      defer { release(machine) }
      return try exec(machine)
    }
  }

  /// Releases places of the frame; `nil` where none of them needs it.
  func release(of slots: Range<Int>) -> ReadyRelease? {
    let managed = slots.filter { !trivialSlots.contains($0) }
    if managed.isEmpty { return nil }
    if managed.count == 1 {
      let slot = managed[0]
      return ReadyRelease { machine in _ = (machine.base + slot).take() }
    }
    return ReadyRelease { machine in
      for slot in managed.reversed() { _ = (machine.base + slot).take() }
    }
  }

  // MARK: Functions inside

  /// A compiler of a function inside this one.
  func inner(resultType: Type, captures symbols: [ValueSymbol]) -> FunctionCompiler {
    let compiler = FunctionCompiler(
      program,
      captures: captures,
      resultType: resultType,
      generics: generics,
      file: file
    )
    compiler.isClosure = true
    compiler.isOfModule = isOfModule
    compiler.selfSymbol = selfSymbol
    compiler.functionName = functionName
    compiler.blockDepth = 1
    compiler.declareCaptures(symbols, from: self)
    return compiler
  }

  /// A compiler for a function that only hands over.
  func forwarder() -> FunctionCompiler {
    let compiler = FunctionCompiler(
      program,
      captures: CaptureMap([], parameters: [], selfSymbol: nil, program),
      resultType: .any,
      generics: generics,
      file: file
    )
    compiler.isOfModule = isOfModule
    compiler.blockDepth = 1
    return compiler
  }
}
