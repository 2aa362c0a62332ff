/// One thread's state while it runs script code: a stack of values and the innermost frame on it.
///
/// A machine belongs to one thread. Places of the stack from `top` on are not initialised.
@usableFromInline
package final class Machine {
  package let runtime: Runtime
  /// The places of the running function.
  @inlinable package var base: UnsafeMutablePointer<Value> {
    @inline(__always) get { heldBase }
    @inline(__always) set { heldBase = newValue }
  }
  /// The first place not in use.
  @inlinable package var top: UnsafeMutablePointer<Value> {
    @inline(__always) get { heldTop }
    @inline(__always) set { heldTop = newValue }
  }
  /// What the running closure has captured; the caller keeps the closure alive.
  @inlinable package var captures: UnsafeMutablePointer<Value>? {
    @inline(__always) get { heldCaptures }
    @inline(__always) set { heldCaptures = newValue }
  }
  /// What stands for the generic parameters of the running function.
  @inlinable package var types: TypeArguments {
    @inline(__always) get { heldTypes }
    @inline(__always) set { heldTypes = newValue }
  }
  /// What `return` left.
  @inlinable package var result: Value {
    @inline(__always) get { heldResult }
    @inline(__always) set { heldResult = newValue }
  }
  /// The `Int` that `return` left.
  @inlinable package var word: Int {
    @inline(__always) get { heldWord }
    @inline(__always) set { heldWord = newValue }
  }
  /// The number of the statement that `break` or `continue` goes to.
  @inlinable package var target: Int {
    @inline(__always) get { heldTarget }
    @inline(__always) set { heldTarget = newValue }
  }
  /// Where the running statement or call of the script stands, as an index of the program's places.
  ///
  /// 0 stands for the library's texts, and changes nothing: the script's call counts. -1 stands for the source of a compiled
  /// module, in which the script's call is still at work.
  @inlinable package var place: Int {
    @inline(__always) get { abs(heldPlace) }
    @inline(__always) set {
      if newValue != 0 { heldPlace = newValue > 0 ? newValue : -abs(heldPlace) }
    }
  }
  /// Whether what runs is the source of a compiled module, called by the script.
  package var isInsideModule: Bool { heldPlace < 0 }
  /// How many functions of the script run, where the host is told of statements.
  @exclusivity(unchecked) package var runningFunctions = 0
  /// The text that an interpolation puts together.
  package let text = TextBuffer()
  /// The job of the library that the thread runs; `nil` for the main program.
  package var job: Value?
  /// The member of a trampoline that is being called for the host's own body.
  @exclusivity(unchecked) var hostCall: HostCall?
  /// Statements left before `slowTick` looks for an interruption.
  @exclusivity(unchecked) @usableFromInline var ticks = Runtime.ticksBetweenPolls

  // Modules that use the machine would check every access of a stored property; what is inlined into them is not checked.
  @exclusivity(unchecked) @usableFromInline var heldBase: UnsafeMutablePointer<Value>
  @exclusivity(unchecked) @usableFromInline var heldTop: UnsafeMutablePointer<Value>
  @exclusivity(unchecked) @usableFromInline var heldCaptures: UnsafeMutablePointer<Value>?
  @exclusivity(unchecked) @usableFromInline var heldResult: Value = .void
  @exclusivity(unchecked) @usableFromInline var heldWord: Int = 0
  @exclusivity(unchecked) @usableFromInline var heldTarget: Int = 0
  @exclusivity(unchecked) @usableFromInline var heldPlace: Int = 0
  @exclusivity(unchecked) @usableFromInline unowned(unsafe) var heldTypes = TypeArguments.none

  private let stack: UnsafeMutablePointer<Value>
  @usableFromInline let end: UnsafeMutablePointer<Value>
  /// The lowest address that a script call may still begin at.
  @usableFromInline let stackLimit: UInt

  private static let capacity = 1 << 17
  /// Room for the arguments that are put down before a call finds out that it is too deep.
  private static let slack = 1 << 13
  @usableFromInline static let ticksAHostCall = 4
  /// 64 elements are copied in about the time of a statement.
  @usableFromInline static let elementsATickShift = 6
  private static let compilerReserve: UInt = 3 << 20
  /// What a part of a value takes on the native stack, with the calls for it.
  private static let partReserve: UInt = 64 << 10
  /// What is noticed soon enough by itself.
  @usableFromInline static let smallAllocation = 1 << 20

  package init(_ runtime: Runtime) {
    self.runtime = runtime
    stack = .allocate(capacity: Self.capacity + Self.slack)
    end = stack + Self.capacity
    heldBase = stack
    heldTop = stack
    stackLimit = NativeStack.callLimit
  }

  deinit {
    release(from: stack)
    stack.deallocate()
  }

  // MARK: The stack

  /// Puts a value on the stack.
  @inlinable @inline(__always)
  package func push(_ value: Value) {
    top.initialize(to: value)
    top += 1
  }

  /// Lets go of every value from a place on.
  @usableFromInline
  package func release(from place: UnsafeMutablePointer<Value>) {
    // From the top, and each out of the stack before it goes: a `deinit` may run, and uses the stack.
    while top > place {
      top -= 1
      _ = top.move()
    }
  }

  /// What `return` left, which is gone then.
  @inlinable @inline(__always)
  package func takeResult() -> Value {
    let value = result
    result = .void
    return value
  }

  /// Whether a call with this many places doesn't fit on one of the stacks.
  @inlinable @inline(__always)
  func isTooDeep(slots: Int) -> Bool {
    var marker: UInt8 = 0
    let here = withUnsafeMutablePointer(to: &marker) { UInt(bitPattern: $0) }
    return here < stackLimit || top + slots > end
  }

  /// Whether the checker and the compiler, which call themselves as deep as a text nests, may run on this stack.
  var hasRoomToCompile: Bool {
    var marker: UInt8 = 0
    let here = withUnsafeMutablePointer(to: &marker) { UInt(bitPattern: $0) }
    return here > stackLimit + Self.compilerReserve
  }

  /// Makes sure that a part of a value can be compared, hashed or described, and counts it.
  package func enterPart() throws {
    try tickNative()
    var marker: UInt8 = 0
    let here = withUnsafeMutablePointer(to: &marker) { UInt(bitPattern: $0) }
    // Before a call inside of it finds the same, and says that calls are at fault.
    guard here < stackLimit + Self.partReserve else { return }
    throw trap(
      "the value nests too deeply",
      hint: "values inside each other are compared, hashed and printed from the outside in"
    )
  }

  /// Makes sure that a call with this many places fits on both stacks.
  func checkDepth(slots: Int) throws {
    guard isTooDeep(slots: slots) else { return }
    throw trap("the calls nest too deeply", hint: "does a function call itself without end?")
  }

  /// Looks for an interruption and for too many calls inside each other.
  ///
  /// Releases the arguments when it throws.
  @usableFromInline
  func checkCall(_ frame: UnsafeMutablePointer<Value>, slots: Int) throws {
    do {
      if ticks < 0 { try slowTick() }
      try checkDepth(slots: slots)
    } catch {
      release(from: frame)
      throw error
    }
  }

  // MARK: Budget

  /// Counts a statement or a call.
  @inlinable @inline(__always)
  package func tick() throws {
    ticks -= 1
    if ticks < 0 { try slowTick() }
  }

  @usableFromInline
  func slowTick() throws {
    let used = Runtime.ticksBetweenPolls - ticks
    ticks = Runtime.ticksBetweenPolls
    try runtime.poll(self, after: used)
  }

  /// Counts what takes about as long as so many statements.
  package func countStatements(_ count: Int) { ticks -= count }

  /// Counts a call of a native, which takes about as long as a few statements.
  @inlinable @inline(__always)
  package func tickNative() throws {
    ticks -= Self.ticksAHostCall
    if ticks < 0 { try slowTick() }
  }

  /// Has the next statement look for an interruption.
  package func pollNext() { ticks = 0 }

  /// Counts elements of a collection, or bytes of a text, that a native reads or makes.
  @inlinable @inline(__always)
  package func countElements(_ count: Int) { ticks -= count >> Self.elementsATickShift }

  /// Makes sure that there is room for a new collection, and counts its elements.
  @inline(__always)
  package func reserve(elements count: Int) throws {
    try grow(to: count.multipliedReportingOverflow(by: MemoryLayout<Value>.stride), adding: count)
  }

  /// Makes sure that a collection of so many elements can grow, and counts those that are added.
  @inline(__always)
  package func reserve(elements count: Int, adding more: Int) throws {
    let stride = MemoryLayout<Value>.stride
    let all = (count + more).multipliedReportingOverflow(by: stride)
    try grow(from: count * stride, to: all, adding: more)
  }

  /// Makes sure that a text of so many bytes can grow, and counts those that are added.
  @inline(__always)
  package func reserve(text count: Int, adding more: Int) throws {
    try grow(from: count, to: (count + more, false), adding: more)
  }

  /// Makes sure that there is room for a new text, and counts its bytes.
  @inline(__always)
  package func reserve(text count: Int) throws { try grow(to: (count, false), adding: count) }

  /// What grows bit by bit is checked no more often than it has grown by what is not checked at all.
  private func grow(
    from bytes: Int = 0,
    to all: (partialValue: Int, overflow: Bool),
    adding count: Int
  ) throws {
    if all.overflow || bytes / Self.smallAllocation != all.partialValue / Self.smallAllocation {
      try runtime.checkMemory(self, adding: all.overflow ? .max : all.partialValue)
    }
    countElements(count)
    if ticks < 0 { try slowTick() }
  }

  // MARK: Failing

  /// What stops the script where it stands.
  package func trap(_ message: String, hint: String? = nil, notes: [String] = []) -> ScriptTrap {
    ScriptTrap(message, place: place, hint: hint, notes: notes)
  }
}
