import Glibc

// Glibc's module leaves this function out. It takes a thread and fills in its attributes, as in `man pthread_getattr_np`.
@_silgen_name("pthread_getattr_np")
private func getThreadAttributes(_: pthread_t, _: UnsafeMutablePointer<pthread_attr_t>) -> CInt

/// An expression, compiled.
typealias Code = (Machine) throws -> Value
/// A statement, compiled.
typealias Exec = (Machine) throws -> Flow
/// A condition, compiled without making a `Value`.
typealias Test = (Machine) throws -> Bool

/// How a statement ended.
enum Flow: Equatable {
  case next
  case breakOut(Int)
  case continueLoop(Int)
  case fallThrough
  /// The value is in `Machine.result`.
  case returned
}

/// One thread's state while it runs script code: a stack of values and the innermost frame on it.
///
/// A machine belongs to one thread and is never shared. Places of the stack from `top` on are not initialised.
package final class Machine {
  package let interpreter: Interpreter
  /// The interpreter's, at hand.
  package let library: Library
  let world: World
  /// The locals of the running function.
  @exclusivity(unchecked) var base: UnsafeMutablePointer<Value>
  /// The first place not in use.
  @exclusivity(unchecked) var top: UnsafeMutablePointer<Value>
  /// The variables that the running closure captured; the caller keeps the closure alive.
  @exclusivity(unchecked) var captures: UnsafeMutablePointer<Cell>?
  /// What `return` left.
  @exclusivity(unchecked) var result: Value = .void
  /// What a branch of an `if` or `switch` used as a value left.
  @exclusivity(unchecked) var branchValue: Value = .void
  /// Statements left before `slowTick` looks for an interruption.
  @exclusivity(unchecked) var ticks = Interpreter.ticksBetweenPolls
  /// Where the running statement or call stands, as an index of the world's places.
  @exclusivity(unchecked) var place = 0
  /// The script's task that runs on the thread now, if any does.
  var task: ScriptTask?
  /// What released the object whose `deinit` is running: the statement or call that stood there.
  package internal(set) var release: SourceSpan?
  /// Whether the script's task that runs on the thread now has been cancelled.
  package var isTaskCancelled: Bool { task?.isCancelled ?? false }
  /// Where the running statement or call stands.
  package var site: SourceSpan? { world.span(of: place) }

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

  init(interpreter: Interpreter) {
    self.interpreter = interpreter
    library = interpreter.library
    world = interpreter.world
    stack = .allocate(capacity: Self.capacity + Self.slack)
    end = stack + Self.capacity
    base = stack
    top = stack
    let (low, size) = Self.nativeStack()
    stackLimit = low + min(Self.reserve, size / 4)
  }

  deinit { stack.deallocate() }

  /// What `return` left, which is gone then.
  @inline(__always)
  func takeResult() -> Value {
    let value = result
    result = .void
    return value
  }

  /// Makes sure that a call with this many locals fits on both stacks.
  @inline(__always)
  func checkDepth(slots: Int) throws {
    var marker: UInt8 = 0
    let here = withUnsafeMutablePointer(to: &marker) { UInt(bitPattern: $0) }
    if here < stackLimit || top + slots > end { throw tooDeep() }
  }

  private func tooDeep() -> ScriptTrap {
    ScriptTrap(
      Diagnostic(
        "the calls nest too deeply",
        at: site,
        hint: "does a function call itself without end?"
      )
    )
  }

  /// Counts a statement or a call.
  @inline(__always)
  func tick() throws {
    ticks -= 1
    if ticks < 0 { try slowTick() }
  }

  private func slowTick() throws {
    let used = Interpreter.ticksBetweenPolls - ticks
    ticks = Interpreter.ticksBetweenPolls
    try interpreter.poll(self, after: used)
  }

  /// Counts what takes about as long as a few statements.
  @inline(__always)
  func countHostCall() { ticks -= Self.ticksAHostCall }

  /// Counts a number of statements.
  func count(statements: Int) { ticks -= statements }

  /// Counts the elements that a new collection or text is made of.
  @inline(__always)
  func countElements(_ count: Int) { ticks -= count >> Self.elementsATickShift }

  /// Runs code of the host.
  ///
  /// - Throws: `ScriptStopped` also where the script has failed meanwhile and the host has no way to tell its caller.
  @inline(__always)
  func run(
    _ native: (Call) throws -> Value,
    on receiver: Value = .void,
    _ arguments: [Value]
  ) throws -> Value {
    countHostCall()
    let value = try native(Call(receiver: receiver, arguments: arguments, machine: self))
    if interpreter.isStopped { throw ScriptStopped() }
    return value
  }

  private static func nativeStack() -> (lowEnd: UInt, size: UInt) {
    var attributes = pthread_attr_t()
    guard getThreadAttributes(pthread_self(), &attributes) == 0 else { return (0, 0) }
    defer { pthread_attr_destroy(&attributes) }
    var address: UnsafeMutableRawPointer?
    var size = 0
    guard pthread_attr_getstack(&attributes, &address, &size) == 0 else { return (0, 0) }
    return (UInt(bitPattern: address), UInt(size))
  }
}
