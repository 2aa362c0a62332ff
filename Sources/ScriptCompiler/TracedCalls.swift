import ScriptChecker
import ScriptMachine
import ScriptTypes

/// Calls of a script into a module that says, with a method `traced(_:)` of its streams, that they can be recorded.
///
/// What such a call makes is recorded under the call, and so is what it subscribes to: a module makes many streams inside, of
/// which a script knows nothing.
struct TracedCalls: FunctionPart {
  /// What a stream is, as the module numbers it.
  private enum Role: Int {
    case source, `operator`, shared, subscriber, scheduler
  }

  let function: FunctionCompiler

  /// The method that records a stream; nil if the code is no script's or the type is none of the module's streams.
  private func method(of type: Type, for symbol: ValueSymbol) -> SymbolReference? {
    guard function.file != nil, let module = symbol.module, module.isSource,
      case .nominal(let stream) = type, stream.symbol.module === module,
      let method = stream.symbol.members(named: "traced").first(where: {
        $0.module === module && $0.kind == .function && $0.owner === stream.symbol
      })
    else { return nil }
    return SymbolReference(method, stream.arguments)
  }

  /// The receiver of a call that gives no stream: it subscribes to it.
  func receiver(
    _ receiver: Receiver,
    of symbol: ValueSymbol,
    _ part: CheckedBody.Part,
    _ node: TypedExpression
  ) -> Receiver {
    guard part == .body, symbol.kind == .function, !symbol.isStatic,
      case .value(let stream, let type) = receiver, method(of: node.type, for: symbol) == nil,
      let method = method(of: type, for: symbol)
    else { return receiver }
    return .value(record(stream, type, as: .subscriber, method, node), type)
  }

  /// What a call gives, recorded if it is a stream or has streams in it.
  func result(
    _ made: Code,
    of symbol: ValueSymbol,
    _ part: CheckedBody.Part,
    _ receiver: Receiver,
    _ node: TypedExpression
  ) -> Code {
    guard part == .body || part == .getter else { return made }
    if let method = method(of: node.type, for: symbol) {
      return record(made, node.type, as: role(of: symbol, receiver), method, node)
    }
    guard case .tuple(let tuple) = node.type else { return made }
    let parts = tuple.elements.map { method(of: $0.type, for: symbol) }
    guard parts.contains(where: { $0 != nil }) else { return made }
    // Each part stands in a slot while it is recorded.
    let slot = function.newSlot()
    let recorders = zip(parts, tuple.elements).map { method, element in
      method.map {
        record(Code { machine in machine.base[slot] }, element.type, as: .source, $0, node)
      }
    }
    return Code { machine in
      let record = try made.run(machine).record(machine)
      defer { machine.base[slot] = .void }
      let values = try recorders.enumerated().map { position, recorder in
        guard let recorder else { return record[position] }
        machine.base[slot] = record[position]
        return try recorder.run(machine)
      }
      return .record(.of(values))
    }
  }

  private func role(of symbol: ValueSymbol, _ receiver: Receiver) -> Role {
    guard symbol.kind == .function, !symbol.isStatic, case .value(_, let type) = receiver,
      method(of: type, for: symbol) != nil
    else { return .source }
    let takesScheduler = symbol.parameters.count == 1 && symbol.parameters[0].label == "on"
    return takesScheduler ? .scheduler : .operator
  }

  private func record(
    _ stream: Code,
    _ type: Type,
    as role: Role,
    _ method: SymbolReference,
    _ node: TypedExpression
  ) -> Code {
    let number = Value.int(role.rawValue)
    // The recording gives the stream, whatever the call gives.
    return invocations.invokePlainly(
      method,
      .body,
      on: .value(stream, type),
      [.value(Code { _ in number })],
      TypedExpression(node.kind, type, node.range)
    )
  }
}

extension FunctionPart {
  var tracedCalls: TracedCalls { TracedCalls(function: function) }
}
