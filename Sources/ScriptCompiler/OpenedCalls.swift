import ScriptChecker
import ScriptMachine
import ScriptTypes

/// What a call takes out of boxes of protocols' types: its receiver, or arguments whose own types stand for generic parameters.
struct Opening {
  /// A place of the frame, and the generic parameter whose type the value there gives.
  struct Place {
    let position: Int
    let parameter: Int
  }

  enum Callee {
    /// A protocol's member, called on what was in the box.
    case member(ValueSymbol, Runtime.Part, own: ArgumentsSite)
    /// A function, and what makes the captures of a local one.
    case function(FunctionCode, ArgumentsSite, [Code])
  }

  let callee: Callee
  let places: [Place]
  /// The result's type in terms of the opened types, if it mentions them, and the type that the caller has for it.
  let result: (declared: Type, parameters: [GenericParameter], wanted: TypeSite)?

  /// `nil` if nothing is opened.
  init?(
    _ reference: SymbolReference,
    _ part: CheckedBody.Part,
    _ dispatch: Dispatch,
    _ receiver: Receiver,
    _ node: TypedExpression,
    _ compiler: FunctionCompiler
  ) {
    let symbol = reference.symbol
    let signature = symbol.interface.signature
    switch dispatch {
    case .opened(let member, let part, let own):
      callee = .member(member, part, own: own)
      places = [Place(position: 0, parameter: 0)]
    case .direct(let code, let site):
      callee = .function(code, site, [])
      places = Self.places(in: reference, receiver)
      if places.isEmpty { return nil }
    case .local(let code, let capturing, let site?):
      callee = .function(code, site, capturing)
      places = Self.places(in: reference, receiver)
      if places.isEmpty { return nil }
    default: return nil
    }
    var declared = symbol.type
    if case .function(let function) = declared, part == .body || symbol.kind == .subscript {
      declared = function.result
    }
    let opened = places.map { signature.parameters[$0.parameter] }
    var isMentioned = false
    declared.visit { type in
      if case .parameter(let parameter) = type, opened.contains(where: { $0 === parameter }) {
        isMentioned = true
      }
    }
    result =
      isMentioned && !node.type.isVoid
      ? (declared, signature.parameters, compiler.site(node.type)) : nil
  }

  /// The arguments that are passed as a generic parameter with requirements, which a box itself does not meet, or as its type.
  private static func places(in reference: SymbolReference, _ receiver: Receiver) -> [Place] {
    let symbol = reference.symbol
    guard case .function(let function) = symbol.type, symbol.kind != .subscript else { return [] }
    var offset = 1
    if case .none = receiver { offset = 0 }
    let signature = symbol.interface.signature
    return signature.parameters.enumerated().compactMap { number, parameter in
      guard number < reference.arguments.count,
        case .existential(let box) = reference.arguments[number], !box.isSelfConforming,
        signature.requirements.contains(where: { $0.asksSomething(of: parameter) }),
        let position = function.parameters.firstIndex(where: {
          let type = Type.parameter(parameter)
          return !$0.isVariadic && ($0.type == type || $0.type == .metatype(of: type))
        })
      else { return nil }
      return Place(position: position + offset, parameter: number)
    }
  }
}

extension InvocationCompiler {
  func openedCall(
    _ opening: Opening,
    _ receiver: Receiver,
    _ arguments: [Argument],
    _ place: Int
  ) -> Code {
    let push = pushing(receiver, arguments)
    let accesses = accesses(receiver, arguments)
    let registry = registry
    func run(_ machine: Machine, _ frame: UnsafeMutablePointer<Value>) throws -> Value {
      machine.place = place
      let types = try opening.places.map { try machine.open(frame + $0.position) }
      let target = try opening.target(types, machine, frame)
      let value: Value
      if case .function(_, _, let capturing) = opening.callee, !capturing.isEmpty {
        let closure = Closure(
          target.code,
          types: target.types,
          captures: try capturing.map { try $0.run(machine) }
        )
        defer { withExtendedLifetime(closure) {} }
        value = try target.code.call(
          machine,
          frame: frame,
          types: target.types,
          captures: closure.captures
        )
      } else {
        value = try target.code.call(machine, frame: frame, types: target.types)
      }
      guard let result = opening.result else { return value }
      // What has an opened type goes into a box again.
      let own = registry.metadata(
        of: result.declared.substituting(
          Substitution(
            result.parameters,
            target.arguments.map(\.type),
            dynamicSelf: types.first?.type
          )
        )
      )
      return try machine.cast(value, from: own, to: result.wanted.metadata(machine.types)) ?? value
    }
    guard let accesses else {
      return Code { machine in
        let frame = machine.top
        try push(machine)
        return try run(machine, frame)
      }
    }
    return Code { machine in
      let frame = machine.top
      try push(machine)
      var result = Value.void
      try accesses(machine, frame) { result = try run(machine, frame) }
      return result
    }
  }
}

extension Opening {
  /// What the call reaches, and the types that stand for the declaration's generic parameters.
  fileprivate func target(
    _ opened: [TypeMetadata],
    _ machine: Machine,
    _ frame: UnsafeMutablePointer<Value>
  ) throws -> (code: FunctionCode, types: TypeArguments, arguments: [TypeMetadata]) {
    let runtime = machine.runtime
    switch callee {
    case .function(let code, let site, _):
      var types = site.arguments(machine.types).types
      for (place, type) in zip(places, opened) { types[place.parameter] = type }
      return (code, runtime.types.arguments(types), types)
    case .member(let member, let part, let site):
      let type = opened[0]
      let further = site.arguments(machine.types).types
      let own = runtime.types.arguments([type])
      let target =
        try member.isRequirement
        ? machine.target(of: member, part, type) : Target(runtime.codeOf(member, part), own)
      adapt(frame, to: target)
      let types =
        further.isEmpty ? target.types : runtime.types.arguments(target.types.types + further)
      return (target.code, types, [type] + further)
    }
  }
}

extension Existential {
  /// Whether a box itself conforms to the protocol: an `any Error` is an error.
  fileprivate var isSelfConforming: Bool {
    superclass == nil && protocols.allSatisfy { $0.symbol.name == "Error" }
  }
}

extension Requirement {
  fileprivate func asksSomething(of parameter: GenericParameter) -> Bool {
    switch self {
    case .conformance(.parameter(let subject), _), .superclass(.parameter(let subject), _):
      subject === parameter
    default: false
    }
  }
}

extension Machine {
  /// Takes a value out of its box.
  ///
  /// - Returns: The value's own type.
  fileprivate func open(_ place: UnsafeMutablePointer<Value>) throws -> TypeMetadata {
    switch place.pointee {
    case .existential(let box):
      place.pointee = box.value
      return box.type
    case .pointer(let pointer):
      guard case .existential(var box) = pointer.pointee else {
        throw pointer.pointee.unexpected(self)
      }
      pointer.pointee = .uninitialized
      if !isKnownUniquelyReferenced(&box) { box = ExistentialBox(box.value, box.type) }
      pointer.pointee = .existential(box)
      place.pointee = .pointer(box.pointer)
      return box.type
    case .type(let type): return type
    default: throw place.pointee.unexpected(self)
    }
  }
}
