import Glibc

// Glibc's module leaves this function out. It takes a thread and fills in its attributes, as in `man pthread_getattr_np`.
@_silgen_name("pthread_getattr_np")
private func getThreadAttributes(_: pthread_t, _: UnsafeMutablePointer<pthread_attr_t>) -> CInt

/// One thread's state while it runs script code: a stack of values and the innermost frame on it.
///
/// A machine belongs to one thread. Places of the stack from `top` on are not initialised.
package final class Machine {
  package let runtime: Runtime
  /// The places of the running function.
  @exclusivity(unchecked) package var base: UnsafeMutablePointer<Value>
  /// The first place not in use.
  @exclusivity(unchecked) package var top: UnsafeMutablePointer<Value>
  /// What the running closure has captured; the caller keeps the closure alive.
  @exclusivity(unchecked) package var captures: UnsafeMutablePointer<Value>?
  /// What stands for the generic parameters of the running function.
  @exclusivity(unchecked) package unowned(unsafe) var types = TypeArguments.none
  /// What `return` left.
  @exclusivity(unchecked) package var result: Value = .void
  /// The `Int` that `return` left.
  @exclusivity(unchecked) package var word = 0
  /// The number of the statement that `break` or `continue` goes to.
  @exclusivity(unchecked) package var target = 0
  /// Where the running statement or call stands, as an index of the runtime's places.
  @exclusivity(unchecked) package var place = 0
  /// The member of a trampoline that is being called for the host's own body.
  @exclusivity(unchecked) var hostCall: HostCall?
  /// Statements left before `slowTick` looks for an interruption.
  @exclusivity(unchecked) private var ticks = Runtime.ticksBetweenPolls

  private let stack: UnsafeMutablePointer<Value>
  private let end: UnsafeMutablePointer<Value>
  /// The lowest address that a script call may still begin at.
  private let stackLimit: UInt

  private static let capacity = 1 << 17
  /// Room for the arguments that are put down before a call finds out that it is too deep.
  private static let slack = 1 << 13
  /// Left for expressions inside each other, and for the host's functions, at the deepest point.
  private static let reserve: UInt = 1 << 20
  private static let ticksAHostCall = 4
  /// 64 elements are copied in about the time of a statement.
  private static let elementsATickShift = 6

  package init(_ runtime: Runtime) {
    self.runtime = runtime
    stack = .allocate(capacity: Self.capacity + Self.slack)
    end = stack + Self.capacity
    base = stack
    top = stack
    let (low, size) = Self.nativeStack()
    stackLimit = low + min(Self.reserve, size / 4)
  }

  deinit {
    release(from: stack)
    stack.deallocate()
  }

  // MARK: The stack

  /// Puts a value on the stack.
  @inline(__always)
  package func push(_ value: Value) {
    top.initialize(to: value)
    top += 1
  }

  /// Lets go of every value from a place on.
  package func release(from place: UnsafeMutablePointer<Value>) {
    // From the top, and each out of the stack before it goes: a `deinit` may run, and uses the stack.
    while top > place {
      top -= 1
      _ = top.move()
    }
  }

  /// What `return` left, which is gone then.
  @inline(__always)
  func takeResult() -> Value {
    let value = result
    result = .void
    return value
  }

  /// Makes sure that a call with this many places fits on both stacks.
  @inline(__always)
  func checkDepth(slots: Int) throws {
    var marker: UInt8 = 0
    let here = withUnsafeMutablePointer(to: &marker) { UInt(bitPattern: $0) }
    if here < stackLimit || top + slots > end {
      throw trap("the calls nest too deeply", hint: "does a function call itself without end?")
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
  @inline(__always)
  package func tick() throws {
    ticks -= 1
    if ticks < 0 { try slowTick() }
  }

  private func slowTick() throws {
    let used = Runtime.ticksBetweenPolls - ticks
    ticks = Runtime.ticksBetweenPolls
    try runtime.poll(self, after: used)
  }

  /// Counts what takes about as long as a few statements.
  @inline(__always)
  package func countHostCall() { ticks -= Self.ticksAHostCall }

  /// Counts the elements that a new collection or text is made of.
  @inline(__always)
  package func countElements(_ count: Int) { ticks -= count >> Self.elementsATickShift }

  // MARK: Failing

  /// What stops the script where it stands.
  package func trap(_ message: String, hint: String? = nil) -> ScriptTrap {
    ScriptTrap(message, place: place, hint: hint)
  }
}
