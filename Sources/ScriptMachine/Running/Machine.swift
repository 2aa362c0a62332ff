import Glibc

// Glibc's module leaves this function out. It takes a thread and fills in its attributes, as in `man pthread_getattr_np`.
@_silgen_name("pthread_getattr_np")
private func getThreadAttributes(_: pthread_t, _: UnsafeMutablePointer<pthread_attr_t>) -> CInt

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
  /// Where the running statement or call stands, as an index of the runtime's places.
  @inlinable package var place: Int {
    @inline(__always) get { heldPlace }
    @inline(__always) set { heldPlace = newValue }
  }
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
  /// Left for expressions inside each other, and for the host's functions, at the deepest point.
  private static let reserve: UInt = 1 << 20
  @usableFromInline static let ticksAHostCall = 4
  /// 64 elements are copied in about the time of a statement.
  @usableFromInline static let elementsATickShift = 6

  package init(_ runtime: Runtime) {
    self.runtime = runtime
    stack = .allocate(capacity: Self.capacity + Self.slack)
    end = stack + Self.capacity
    heldBase = stack
    heldTop = stack
    let (low, size) = Self.nativeStack()
    stackLimit = low + min(Self.reserve, size / 4)
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

  /// Looks for an interruption and for too many calls inside each other.
  ///
  /// Releases the arguments when it throws.
  @usableFromInline
  func checkCall(_ frame: UnsafeMutablePointer<Value>, slots: Int) throws {
    do {
      if ticks < 0 { try slowTick() }
      if isTooDeep(slots: slots) {
        throw trap("the calls nest too deeply", hint: "does a function call itself without end?")
      }
    } catch {
      release(from: frame)
      throw error
    }
  }

  private static func nativeStack() -> (lowEnd: UInt, size: UInt) {
    withUnsafeTemporaryAllocation(of: pthread_attr_t.self, capacity: 1) { attributes in
      guard let attributes = attributes.baseAddress,
        getThreadAttributes(pthread_self(), attributes) == 0
      else { return (0, 0) }
      defer { pthread_attr_destroy(attributes) }
      var address: UnsafeMutableRawPointer?
      var size = 0
      guard pthread_attr_getstack(attributes, &address, &size) == 0 else { return (0, 0) }
      return (UInt(bitPattern: address), UInt(size))
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

  /// Counts what takes about as long as a few statements.
  @inlinable @inline(__always)
  package func countHostCall() { ticks -= Self.ticksAHostCall }

  /// Counts the elements that a new collection or text is made of.
  @inlinable @inline(__always)
  package func countElements(_ count: Int) { ticks -= count >> Self.elementsATickShift }

  // MARK: Failing

  /// What stops the script where it stands.
  package func trap(_ message: String, hint: String? = nil) -> ScriptTrap {
    ScriptTrap(message, place: place, hint: hint)
  }
}
