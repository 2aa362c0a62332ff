import ScriptMachine
import ScriptTypes

/// The messages for which a script's delegate proxy has no method: those of the screen, and optional ones of the script's own protocols.
///
/// Objective-C asks the proxy to forward them. Here the call does so by `relay`, as the methods of the library's own proxies do.
struct MessageForwarding {
  private let requirement: ValueSymbol
  /// What a delegate without the method does; `nil` for an optional message of a script's own protocol.
  private let standard: ValueSymbol?
  private let type: TypeMetadata
  private let relay: Target
  private let isObserved: Target
  private let forwardToDelegate: Target
  private let function: FunctionType

  /// - Returns: `nil` if the type is no proxy, or the requirement no message of the screen.
  init?(
    of requirement: ValueSymbol,
    instead standard: ValueSymbol?,
    in type: TypeMetadata,
    _ runtime: Runtime
  ) {
    guard requirement.kind == .function, !requirement.isStatic,
      standard.map({ Self.isOfScreen($0) && $0.module === requirement.module })
        ?? requirement.isOptionalRequirement,
      case .function(let function) = requirement.type,
      let proxy = sequence(first: type, next: \.superclass).first(where: \.isDelegateProxy),
      let relay = proxy.symbol?.members(named: "relay").first,
      let isObserved = proxy.symbol?.members(named: "isObserved").first,
      let forwardToDelegate = proxy.symbol?.members(named: "forwardToDelegate").first
    else { return nil }
    (self.requirement, self.standard, self.type) = (requirement, standard, type)
    self.function = function
    let registry = runtime.types
    self.relay = Target(
      runtime.codeOf(relay, .body),
      registry.arguments(proxy.arguments.types + [registry.metadata(of: function.result)])
    )
    let arguments = registry.arguments(proxy.arguments.types)
    self.isObserved = Target(runtime.codeOf(isObserved, .body), arguments)
    self.forwardToDelegate = Target(runtime.codeOf(forwardToDelegate, .body), arguments)
  }

  private static func isOfScreen(_ symbol: ValueSymbol) -> Bool {
    ["UIKit", "CoreLocation"].contains(symbol.module?.name)
  }

  var standIn: StandIn {
    StandIn(
      code: FunctionCode(requirement.name, .native { try forward($0) }),
      responds: { try standard != nil || responds($0, $1) }
    )
  }

  private var selector: Value { .record(.of([.string(requirement.selector)])) }

  /// Whether somebody observes the message, which has no result then, or the ordinary delegate has a method for it.
  private func responds(_ proxy: Value, _ machine: Machine) throws -> Bool {
    let object = if case .existential(let box) = proxy { box.value } else { proxy }
    if try isObserved(object, machine) { return true }
    let delegate = try forwardToDelegate.call(machine, [object])
    guard !delegate.isNil else { return false }
    return try machine.runtime.dynamicType(of: delegate)
      .implements(requirement, by: delegate, machine)
  }

  private func isObserved(_ proxy: Value, _ machine: Machine) throws -> Bool {
    guard function.result.isVoid,
      case .bool(true) = try isObserved.call(machine, [proxy, selector])
    else { return false }
    return true
  }

  private func forward(_ call: Call) throws -> Value {
    let (machine, registry) = (call.machine, call.machine.runtime.types)
    let arguments = function.parameters.indices.map { call[$0 + 1] }
    let boxes = zip(function.parameters, arguments).map { parameter, argument in
      Value.existential(machine.erased(argument, registry.metadata(of: parameter.type)))
    }
    let sending = FunctionCode(
      requirement.name,
      .native { try send(arguments, to: $0[0], $0.machine) ?? .nil }
    )
    let result = try relay.call(
      machine,
      [
        call[0], selector, .array(boxes),
        .function(Closure(sending, types: .none)),
      ]
    )
    guard result.isNil else { return result.unwrapped }
    // A proxy has the messages that somebody observes, as far as they have no result.
    guard let standard, try !isObserved(call[0], machine) else { return .void }
    let own = Target(
      machine.runtime.codeOf(standard, .body),
      registry.arguments([type])
    )
    return try own.call(machine, [call[0]] + arguments)
  }

  /// Sends the message to the ordinary delegate, if its class conforms to the protocol.
  private func send(
    _ arguments: [Value],
    to delegate: Value,
    _ machine: Machine
  ) throws -> Value? {
    let type = machine.runtime.dynamicType(of: delegate)
    guard let proto = requirement.owner, type.conforms(to: proto),
      let target = type.witness(for: requirement, .body, machine.runtime)
    else { return nil }
    let object = if case .existential(let box) = delegate { box.value } else { delegate }
    return try target.call(machine, [object] + arguments).wrapped
  }
}

extension TypeMetadata {
  fileprivate var isDelegateProxy: Bool {
    symbol.map { $0.name == "DelegateProxy" && $0.module.name == "RxCocoa" } ?? false
  }
}

extension Target {
  fileprivate func call(_ machine: Machine, _ arguments: [Value]) throws -> Value {
    let frame = machine.top
    for argument in arguments { machine.push(argument) }
    return try code.call(machine, frame: frame, types: types)
  }
}
