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
  let generics: [GenericParameter]
  /// Whether the text is a library's, whose places nobody is told of.
  let isLibrary: Bool
  /// Whether it is a closure's body.
  var isClosure = false
  /// Whether statements stand at the top of the program, so that their variables are global.
  var isTopLevel = false
  /// The variable that stands for `self`.
  var selfSymbol: ValueSymbol?
  /// The name that `#function` stands for.
  var functionName = "main"
  /// Where the call stands that is being compiled, as `#line` has it.
  var callRange: TextRange?
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
    generics: [GenericParameter],
    isLibrary: Bool
  ) {
    self.isLibrary = isLibrary
    self.program = program
    self.captures = captures
    self.resultType = resultType
    self.generics = generics
  }

  var library: StandardTypes { program.library }
  var registry: TypeRegistry { program.runtime.types }

  /// Gives the finished body to a function's code.
  func finish(_ code: FunctionCode, _ exec: @escaping Exec) {
    code.slotCount = slotCount
    code.isTrivial = trivialSlots.count == slotCount
    if isWord(resultType) { code.result = .word }
    code.body = .script(countingFunctions(exec))
  }

  /// The number of a place, for what compiled code notes of where it is.
  func place(of range: TextRange) -> Int { isLibrary ? 0 : program.place(of: range) }

  func site(_ type: Type) -> TypeSite { TypeSite(type, in: generics, registry) }

  // MARK: Types

  func isWord(_ type: Type) -> Bool { type.symbol === library["Int"] }
  func isNumber(_ type: Type) -> Bool { type.symbol === library["Double"] }
  func isTest(_ type: Type) -> Bool { type.symbol === library["Bool"] }

  /// Whether values of the type refer to nothing, so that they need no release.
  func isTrivial(_ type: Type) -> Bool { isWord(type) || isNumber(type) || isTest(type) }

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
      captures.captured.contains(ObjectIdentifier(symbol))
      && !(symbol.isConstant && isInitialized && symbol.kind == .variable)
    let slot = newSlot(isTrivial: !isShared && isTrivial(symbol.type) && !symbol.isWeak)
    let storage: Storage = isShared ? .cellInSlot(slot) : .slot(slot)
    setStorage(storage, of: symbol)
    return storage
  }

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
}

/// Where a variable is.
enum Storage {
  case slot(Int)
  case cellInSlot(Int)
  case pointerInSlot(Int)
  case capture(Int)
  case cellInCapture(Int)
  case pointerInCapture(Int)
  case global(GlobalVariable)

  /// Where a closure finds it that captures it.
  func captured(at position: Int) -> Storage {
    switch self {
    case .slot, .capture: .capture(position)
    case .cellInSlot, .cellInCapture: .cellInCapture(position)
    case .pointerInSlot, .pointerInCapture: .pointerInCapture(position)
    case .global: self
    }
  }

  /// What a closure captures: the value, or the cell or pointer to it.
  var capture: Code.Run {
    switch self {
    case .slot(let slot), .cellInSlot(let slot), .pointerInSlot(let slot):
      { machine in machine.base[slot] }
    case .capture(let position), .cellInCapture(let position), .pointerInCapture(let position):
      { machine in machine.captures.unsafelyUnwrapped[position] }
    case .global(let variable):
      { _ in .cell(variable.cell) }
    }
  }

  /// Where the value is.
  @inline(__always)
  var pointer: (Machine) throws -> UnsafeMutablePointer<Value> {
    switch self {
    case .slot(let slot):
      { machine in machine.base + slot }
    case .cellInSlot(let slot):
      { machine in
        if case .cell(let cell) = machine.base[slot] { return cell.pointer }
        return machine.base + slot
      }
    case .pointerInSlot(let slot):
      { machine in
        if case .pointer(let pointer) = machine.base[slot] { return pointer }
        return machine.base + slot
      }
    case .capture(let position):
      { machine in machine.captures.unsafelyUnwrapped + position }
    case .cellInCapture(let position):
      { machine in
        if case .cell(let cell) = machine.captures.unsafelyUnwrapped[position] {
          return cell.pointer
        }
        return machine.captures.unsafelyUnwrapped + position
      }
    case .pointerInCapture(let position):
      { machine in
        if case .pointer(let pointer) = machine.captures.unsafelyUnwrapped[position] {
          return pointer
        }
        return machine.captures.unsafelyUnwrapped + position
      }
    case .global(let variable):
      { machine in
        if let initialize = variable.initialize {
          variable.initialize = nil
          try initialize(machine)
        }
        return variable.cell.pointer
      }
    }
  }
}
