import Glibc
package import ScriptTypes
import Synchronization

/// What all threads of a running program share: its types, its code, and the means to stop it.
///
/// One thread at a time runs code of a script: who starts threads hands over between them with something that orders memory.
package final class Runtime: @unchecked Sendable {  // guard: one thread at a time, see above
  /// What the host provides.
  package struct Host {
    /// Receives what a script prints, and the place of the call; an error thrown here ends the script.
    package var print: (String, Int) throws -> Void
    /// Told of the first error that no code of the script can handle, on the thread where it happened.
    package var onFailure: (any Error) -> Void = { _ in }
    /// Told that the script has called `exit`, on the thread that did.
    package var onExit: () -> Void = {}
    /// Called every thousand or so statements; an error thrown here ends the script.
    package var poll: () throws -> Void = {}
    /// Runs the body of a task on a thread of its own; without it a task waits until something is awaited.
    package var startTask: ((@escaping () -> Void) -> Void)?
    /// Lets time pass on the calling thread, in seconds; without it none passes.
    package var sleep: ((Double) throws -> Void)?
    /// Blocks the calling thread until the closure returns true, and calls it again after each `wake`.
    package var wait: ((_ isDone: () throws -> Bool) throws -> Void)?
    /// Has every thread that waits check again what it waits for.
    package var wake: () -> Void = {}
    /// The clock that scripts read: seconds since the first moment of 1970, in Greenwich.
    package var now: () -> Double = { 0 }
    /// Told of each statement outside closures before it runs, by its place; set before the program is compiled, and without cost
    /// where it is absent.
    package var onStatement: ((Int, StatementCaller) -> Void)?
    /// Called where another thread may run first: before each statement, and before an assignment stores its value.
    ///
    /// Set before the program is compiled; if absent, threads change only where they wait, which costs nothing.
    package var preempt: (() throws -> Void)?

    package init(print: @escaping (String, Int) throws -> Void) { self.print = print }
  }

  /// Who called the function that a statement is in.
  package enum StatementCaller {
    /// It is in no function.
    case topLevel
    /// A statement that is still running, directly or through closures.
    case statement
    /// The host: no other statement runs on the thread.
    case host
  }

  /// A part of a function that a declaration stands for.
  package enum Part: Hashable {
    case body
    case getter
    case setter
  }

  package static let ticksBetweenPolls = 1_000
  private static let pollsBetweenMemoryChecks = 4

  package let types: TypeRegistry
  package var host: Host
  /// Compiles a declaration's code when it is first called; set by the compiler.
  package var codeOf: (ValueSymbol, Part) -> FunctionCode = { symbol, _ in
    FunctionCode(symbol.name, .pending { _ in })
  }
  /// Runs a closure where the stack has room; set by the compiler.
  package var onLargeStack: (() -> Void) -> Void = { $0() }
  /// Makes an object for an initializer; set by the compiler.
  package var newObject: (TypeMetadata, ValueSymbol, Machine) throws -> Value = { _, _, _ in .void }
  /// What the library provides where a type only says that it conforms.
  package var derivations = Derivations()
  /// What a type has in place of the default implementation of a protocol's method, or of an optional one that it leaves out; set
  /// by the host.
  package var standIn:
    (_ requirement: ValueSymbol, _ standard: ValueSymbol?, TypeMetadata) ->
      StandIn? = { _, _, _ in nil }
  /// The library's conversions between types of its own.
  package var conversions = DynamicConversions()
  /// The host's classes by their declarations.
  package let hostTypes = HostTypes()
  /// Told that an object's `dynamic` property was set, by its name.
  package var onDynamicChange: ((Value, String) throws -> Void)?
  /// Makes the object of an outlet that stands outside of a class; `nil` if there is none.
  package var makeOutlet: ((ValueSymbol, Machine) throws -> Value)?
  /// What the host keeps beside the run, for its natives.
  package weak var companion: AnyObject?
  package var random = RandomNumbers()
  package var addresses = Addresses()
  /// The time on the host's clock when it was first asked for.
  package private(set) lazy var started = host.now()
  private var requirements: [RequirementName: ValueSymbol] = [:]
  private let budget: Int
  private var budgetLeft: Int
  /// How much memory the script may take; without limit if it is `nil`.
  package var memory: MemoryBudget?
  private var pollsLeft = 0
  private let stopped = Atomic<Bool>(false)

  package init(types: TypeRegistry, host: Host, budget: Int = 50_000_000) {
    self.types = types
    self.host = host
    self.budget = budget
    budgetLeft = budget
    types.owner = self
    RunCensus.current?.add(self, "Runtime")
  }

  package var isStopped: Bool { stopped.load(ordering: .relaxed) }

  /// Lets no more code of the script start.
  ///
  /// Safe on any thread and in a signal handler.
  package func stop() { stopped.store(true, ordering: .releasing) }

  /// Ends the script as one that has done what it says, on every thread.
  package func exit() {
    host.onExit()
    stop()
  }

  /// Lets go of what a stopped program has been, and of the calling thread's machine; no code may run afterwards.
  package func release() {
    codeOf = { symbol, _ in FunctionCode(symbol.name, .pending { _ in }) }
    standIn = { _, _, _ in nil }
    requirements = [:]
    types.release()
    hostTypes.release()
    if Self.current === self { Self.releaseMachine() }
  }

  /// Lets go of the calling thread's machine, on which no code may run afterwards; a thread's end does so, too.
  package static func releaseMachine() {
    guard let held = pthread_getspecific(machineKey) else { return }
    pthread_setspecific(machineKey, nil)
    Unmanaged<Machine>.fromOpaque(held).release()
  }

  /// Stops the script because of an error that nothing in it can handle.
  package func fail(_ error: any Error) {
    guard !stopped.exchange(true, ordering: .acquiringAndReleasing) else { return }
    if !(error is any ScriptEnding) { host.onFailure(machine.located(error)) }
  }

  /// The calling thread's machine.
  package var machine: Machine {
    if let held = pthread_getspecific(Self.machineKey) {
      let machine = Unmanaged<Machine>.fromOpaque(held).takeUnretainedValue()
      if machine.runtime === self { return machine }
    }
    let machine = Machine(self)
    Self.releaseMachine()
    pthread_setspecific(Self.machineKey, Unmanaged.passRetained(machine).toOpaque())
    return machine
  }

  /// The runtime of the script that the calling thread ran last.
  package static var current: Runtime? {
    pthread_getspecific(machineKey).map {
      Unmanaged<Machine>.fromOpaque($0).takeUnretainedValue().runtime
    }
  }

  /// Holds the thread's last used machine; released when the thread ends.
  private static let machineKey: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key) { held in
      if let held { Unmanaged<Machine>.fromOpaque(held).release() }
    }
    return key
  }()

  /// Lets code of the script run again, for the next entry at a prompt.
  package func resume() {
    stopped.store(false, ordering: .releasing)
    restoreBudget()
  }

  /// Says that the script makes progress: time has passed.
  package func restoreBudget() { budgetLeft = budget }

  /// The own type of an object or of what is in a box.
  package func dynamicType(of value: Value) -> TypeMetadata {
    switch value {
    case .object(let instance): instance.type
    case .existential(let box): box.type
    case .type(let type): type
    case .native(let object):
      hostTypes.type(of: object, as: nil, types) ?? types.metadata(of: .any)
    default: types.metadata(of: .any)
    }
  }

  /// A requirement of a protocol of the module `Swift`.
  ///
  /// - Precondition: The library declares it.
  func requirement(_ proto: String, _ name: String) -> ValueSymbol {
    let key = RequirementName(proto: proto, name: name)
    if let known = requirements[key] { return known }
    guard let found = types.library[proto].members(named: name).first(where: \.isRequirement) else {
      preconditionFailure("the library declares `\(proto).\(name)`")
    }
    requirements[key] = found
    return found
  }

  func poll(_ machine: Machine, after ticks: Int) throws {
    if isStopped { throw ScriptStopped() }
    budgetLeft -= ticks
    if budgetLeft < 0 {
      throw machine.trap(
        "the script ran \(budget) statements and no time passed",
        hint: "does this loop ever end?"
      )
    }
    pollsLeft -= 1
    if pollsLeft < 0 {
      pollsLeft = Self.pollsBetweenMemoryChecks
      try checkMemory(machine, adding: 0)
    }
    try host.poll()
  }

  /// Makes sure that the script may take so many bytes more.
  func checkMemory(_ machine: Machine, adding bytes: Int) throws {
    if let memory, memory.forbids(bytes) {
      throw machine.trap(
        "the script takes more than \(memory.limit) of memory",
        hint: "what keeps growing here?"
      )
    }
  }
}

private struct RequirementName: Hashable {
  let proto: String
  let name: String
}
