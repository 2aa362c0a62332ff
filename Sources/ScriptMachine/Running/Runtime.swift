import Glibc
package import ScriptTypes
import Synchronization

/// What all threads of a running program share: its types, its code, and the means to stop it.
///
/// One thread at a time runs code of a script: who starts threads hands over between them with something that orders memory.
package final class Runtime: @unchecked Sendable {  // guard: one thread at a time, see above
  /// What the host provides.
  package struct Host {
    /// Receives what a script prints, and the place of the call.
    package var print: (String, Int) -> Void
    /// Told of an error that no code of the script can handle.
    package var onFailure: (any Error) -> Void = { _ in }
    /// Called every thousand or so statements; an error thrown here ends the script.
    package var poll: () throws -> Void = {}

    /// The host's clock: seconds since the first moment of 1970, in Greenwich.
    package var now: () -> Double = { 0 }

    package init(print: @escaping (String, Int) -> Void) { self.print = print }
  }

  /// A part of a function that a declaration stands for.
  package enum Part: Hashable {
    case body
    case getter
    case setter
  }

  package static let ticksBetweenPolls = 1_000

  package let types: TypeRegistry
  package var host: Host
  /// Compiles a declaration's code when it is first called; set by the compiler.
  package var codeOf: (ValueSymbol, Part) -> FunctionCode = { symbol, _ in
    FunctionCode(symbol.name, .pending { _ in })
  }
  /// What the library provides where a type only says that it conforms.
  package var derivations = Derivations()
  /// The library's conversions between types of its own.
  package var conversions = DynamicConversions()
  /// The host's classes by their declarations.
  package let hostTypes = HostTypes()
  package var random = RandomNumbers()
  private var requirements: [String: ValueSymbol] = [:]
  private let budget: Int
  private var budgetLeft: Int
  private let stopped = Atomic<Bool>(false)

  package init(types: TypeRegistry, host: Host, budget: Int = 50_000_000) {
    self.types = types
    self.host = host
    self.budget = budget
    budgetLeft = budget
    types.owner = self
  }

  package var isStopped: Bool { stopped.load(ordering: .relaxed) }

  /// Lets no more code of the script start.
  ///
  /// Safe on any thread and in a signal handler.
  package func stop() { stopped.store(true, ordering: .releasing) }

  /// Stops the script because of an error that nothing in it can handle.
  package func fail(_ error: any Error) {
    guard !stopped.exchange(true, ordering: .acquiringAndReleasing) else { return }
    if !(error is ScriptStopped) { host.onFailure(error) }
  }

  /// The calling thread's machine.
  package var machine: Machine {
    if let held = pthread_getspecific(Self.machineKey) {
      let machine = Unmanaged<Machine>.fromOpaque(held).takeUnretainedValue()
      if machine.runtime === self { return machine }
    }
    let machine = Machine(self)
    if let old = pthread_getspecific(Self.machineKey) {
      Unmanaged<Machine>.fromOpaque(old).release()
    }
    pthread_setspecific(Self.machineKey, Unmanaged.passRetained(machine).toOpaque())
    return machine
  }

  /// Holds the thread's last used machine; released when the thread ends.
  private static let machineKey: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key) { held in
      if let held { Unmanaged<Machine>.fromOpaque(held).release() }
    }
    return key
  }()

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
    let key = "\(proto).\(name)"
    if let known = requirements[key] { return known }
    guard let found = types.library[proto].members(named: name).first(where: \.isRequirement) else {
      preconditionFailure("the library declares `\(key)`")
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
    try host.poll()
  }
}
