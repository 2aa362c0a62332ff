import ScriptChecker
import ScriptMachine
import ScriptSource
import ScriptTypes

/// What a member is called on.
enum Receiver {
  /// A function that is no member, or an initializer that makes the value itself.
  case none
  case value(Code, Type)
  /// The place of a value that the call may change.
  case place(Place, Type)
}

/// What a parameter gets, compiled.
enum Argument {
  case value(Code)
  case inOut(Place)
}

extension FunctionPart {
  var invocations: InvocationCompiler { InvocationCompiler(function: function) }
}

/// Compiles calls of declarations once receiver and arguments are known.
struct InvocationCompiler: FunctionPart {
  let function: FunctionCompiler

  /// Compiles a call of a declaration's code.
  ///
  /// - Parameter isDelegation: Whether it is an initializer of the object's own class that another one calls.
  func invoke(
    _ reference: SymbolReference,
    _ part: CheckedBody.Part,
    on receiver: Receiver,
    _ arguments: [Argument],
    _ node: TypedExpression,
    isDelegation: Bool = false
  ) -> Code {
    let symbol = reference.symbol
    let traced = tracedCalls.receiver(receiver, of: symbol, part, node)
    let made = invokePlainly(
      reference,
      part,
      on: traced,
      arguments,
      node,
      isDelegation: isDelegation
    )
    return isDelegation ? made : tracedCalls.result(made, of: symbol, part, receiver, node)
  }

  /// Compiles a call of which nothing is recorded.
  func invokePlainly(
    _ reference: SymbolReference,
    _ part: CheckedBody.Part,
    on receiver: Receiver,
    _ arguments: [Argument],
    _ node: TypedExpression,
    isDelegation: Bool = false
  ) -> Code {
    if let quick = memberwise(reference.symbol, part, arguments) { return quick }
    let dispatch = dispatching.dispatch(reference, part, receiver, isDelegation: isDelegation)
    let place = place(of: node.range)
    if let opening = Opening(reference, part, dispatch, receiver, node, function) {
      return openedCall(opening, receiver, arguments, place)
    }
    let result = invoke(dispatch, on: receiver, arguments, place)
    if isWord(node.type), case .direct(let code, let types) = dispatch,
      let word = wordCall(code, types, receiver, arguments, place)
    {
      return word
    }
    return result
  }

  /// A struct's own initializer that gives each stored property its argument, in their order.
  private func memberwise(
    _ symbol: ValueSymbol,
    _ part: CheckedBody.Part,
    _ arguments: [Argument]
  ) -> Code? {
    guard symbol.isMemberwise, part == .body, let owner = symbol.owner, owner.kind == .struct,
      !owner.isNative, !owner.allMembers.contains(where: { $0.storage != nil })
    else { return nil }
    let properties = program.layout(of: owner).properties
    guard properties.map(\.name) == symbol.parameters.map(\.name),
      !properties.contains(where: { $0.isWeak || $0.isLazy })
    else { return nil }
    let push = Pushed.pushing(
      arguments.map { argument in if case .value(let code) = argument { code } else { nil } }
    )
    let count = properties.count
    return Code { machine in
      let first = machine.top
      try push(machine)
      try machine.tick()
      machine.top = first
      return .record(.moving(first, count))
    }
  }

  // MARK: Calling

  private func invoke(
    _ dispatch: Dispatch,
    on receiver: Receiver,
    _ arguments: [Argument],
    _ place: Int
  ) -> Code {
    if case .local(let code, let capturing, let types) = dispatch {
      return localCall(code, capturing, types, arguments, place)
    }
    var hasReceiver = true
    if case .none = receiver { hasReceiver = false }
    let link = dispatching.link(dispatch, hasReceiver: hasReceiver)
    let push = pushing(receiver, arguments)
    guard let accesses = accesses(receiver, arguments) else {
      if case .direct(let code, let site) = dispatch, site.isConstant {
        let types = site.arguments(.none)
        return Code { machine in
          let frame = machine.top
          try push(machine)
          machine.place = place
          return try code.call(machine, frame: frame, types: types)
        }
      }
      return Code { machine in
        let frame = machine.top
        try push(machine)
        machine.place = place
        let target = try link(machine, frame)
        return try target.code.call(machine, frame: frame, types: target.types)
      }
    }
    return Code { machine in
      let frame = machine.top
      try push(machine)
      var result = Value.void
      try accesses(machine, frame) {
        machine.place = place
        let target = try link(machine, frame)
        result = try target.code.call(machine, frame: frame, types: target.types)
      }
      return result
    }
  }

  private func localCall(
    _ code: FunctionCode,
    _ capturing: [Code],
    _ site: ArgumentsSite?,
    _ arguments: [Argument],
    _ place: Int
  ) -> Code {
    let push = pushing(.none, arguments)
    let accesses = accesses(.none, arguments)
    func run(_ machine: Machine, _ frame: UnsafeMutablePointer<Value>) throws -> Value {
      machine.place = place
      let types = site?.arguments(machine.types) ?? machine.types
      if capturing.isEmpty { return try code.call(machine, frame: frame, types: types) }
      let captures = try capturing.map { try $0.run(machine) }
      let closure = Closure(code, types: types, captures: captures)
      defer { withExtendedLifetime(closure) {} }
      return try code.call(machine, frame: frame, types: types, captures: closure.captures)
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

  /// A direct call whose result is an `Int`.
  private func wordCall(
    _ code: FunctionCode,
    _ types: ArgumentsSite,
    _ receiver: Receiver,
    _ arguments: [Argument],
    _ place: Int
  ) -> Code? {
    guard types.isConstant, accesses(receiver, arguments) == nil else { return nil }
    let types = types.arguments(.none)
    let operands = operands(receiver, arguments)
    let pushed = operands.compactMap { $0?.pushed }
    guard pushed.count == operands.count else {
      return wordCall(code, types, AllPusher(run: Pushed.pushing(operands)), place)
    }
    switch (pushed.first, pushed.dropFirst().first, pushed.count) {
    case (.number(let one)?, _, 1): return wordCall(code, types, one, place)
    case (.value(let one)?, _, 1): return wordCall(code, types, one, place)
    case (.word(let one)?, _, 1): return wordCall(code, types, one, place)
    case (.run(let one)?, _, 1): return wordCall(code, types, one, place)
    case (.number(let one)?, .number(let two)?, 2):
      return wordCall(code, types, PairPusher(first: one, second: two), place)
    case (.number(let one)?, .word(let two)?, 2):
      return wordCall(code, types, PairPusher(first: one, second: two), place)
    case (.word(let one)?, .number(let two)?, 2):
      return wordCall(code, types, PairPusher(first: one, second: two), place)
    case (.word(let one)?, .word(let two)?, 2):
      return wordCall(code, types, PairPusher(first: one, second: two), place)
    default: return wordCall(code, types, AllPusher(run: Pushed.pushing(operands)), place)
    }
  }

  @inline(__always)
  private func wordCall(
    _ code: FunctionCode,
    _ types: TypeArguments,
    _ arguments: some Pusher,
    _ place: Int
  ) -> Code {
    Code(word: { machine in
      let frame = machine.top
      try arguments.push(machine)
      machine.place = place
      return try code.callForWord(machine, frame: frame, types: types)
    })
  }

  /// Puts the receiver and the arguments on the stack; what is passed as `inout` follows when all others are known.
  func pushing(_ receiver: Receiver, _ arguments: [Argument]) -> (Machine) throws -> Void {
    Pushed.pushing(operands(receiver, arguments))
  }

  /// What is put on the stack; `nil` stands for what is filled in later.
  private func operands(_ receiver: Receiver, _ arguments: [Argument]) -> [Code?] {
    var codes: [Code?] = []
    switch receiver {
    case .none: break
    case .value(let code, _): codes.append(code)
    case .place: codes.append(nil)
    }
    for argument in arguments {
      if case .value(let code) = argument { codes.append(code) } else { codes.append(nil) }
    }
    return codes
  }

  typealias Accesses = (
    Machine, UnsafeMutablePointer<Value>, () throws -> Void
  ) throws -> Void

  /// Fills in the places that are passed as `inout`, around the call; `nil` if there are none.
  func accesses(_ receiver: Receiver, _ arguments: [Argument]) -> Accesses? {
    var places: [(position: Int, access: Place.Access)] = []
    var offset = 0
    switch receiver {
    case .none: break
    case .value: offset = 1
    case .place(let place, _):
      places.append((0, place.access))
      offset = 1
    }
    for (position, argument) in arguments.enumerated() {
      if case .inOut(let place) = argument { places.append((position + offset, place.access)) }
    }
    if places.isEmpty { return nil }
    if places.count == 1 {
      let (position, access) = places[0]
      return { machine, frame, body in
        try access(machine) { pointer in
          frame[position] = .pointer(pointer)
          try body()
        }
      }
    }
    return { machine, frame, body in
      func enter(_ index: Int) throws {
        guard index < places.count else { return try body() }
        try places[index].access(machine) { pointer in
          frame[places[index].position] = .pointer(pointer)
          try enter(index + 1)
        }
      }
      try enter(0)
    }
  }
}
