/// What an `AsyncStream` was given so far.
final class StreamContinuation {
  fileprivate var elements: [Value] = []
  fileprivate var taken = 0
  fileprivate var end: Result<Void, any Error>?
  fileprivate var onTermination: Value = .none
  private let isThrowing: Bool

  init(isThrowing: Bool) { self.isThrowing = isThrowing }

  fileprivate func finish(_ end: Result<Void, any Error>, _ machine: Machine) throws {
    var error = Value.none
    if case .failure(let failure) = end { error = .some(machine.library.value(of: failure)) }
    try finish(end, isThrowing ? ("finished", [error]) : ("finished", []), machine)
  }

  /// Ends the stream and says why, once.
  private func finish(
    _ end: Result<Void, any Error>,
    _ reason: (name: String, payload: [Value]),
    _ machine: Machine
  ) throws {
    guard self.end == nil else { return }
    self.end = end
    machine.interpreter.host.wake()
    let handler = machine.unwrapped(onTermination)
    guard case .function(let function) = handler,
      let type = machine.library["Continuation"].nestedTypes["Termination"]
    else { return }
    let enumCase =
      reason.payload.isEmpty
      ? type.cases[reason.name]
      : EnumCase(name: reason.name, labels: reason.payload.map { _ in nil })
    guard let enumCase else { return }
    _ = try function.call(
      .enumeration(EnumBox(type: type, enumCase: enumCase, payload: reason.payload))
    )
  }

  /// The next element; `nil` after the last one.
  fileprivate func next(_ machine: Machine) throws -> Value? {
    try machine.awaiting { () -> Value?? in
      if taken < elements.count {
        taken += 1
        return .some(elements[taken - 1])
      }
      if machine.task?.isCancelled ?? false {
        try finish(.success(()), ("cancelled", []), machine)
        return .some(nil)
      }
      guard let end else { return nil }
      try end.get()
      return .some(nil)
    }
  }
}

extension Library {
  /// `AsyncStream` and `AsyncThrowingStream`.
  func declareStreams() {
    for name in ["AsyncStream", "AsyncThrowingStream"] {
      type(name, conformingTo: ["Sequence"], generics: ["Element", "Failure"]) { type in
        type.initializer("(_ type: Any = 0, bufferingPolicy: Any = 0, _ build: (Any) -> Void)") {
          [unowned self] call in
          let continuation = StreamContinuation(isThrowing: name == "AsyncThrowingStream")
          _ = try call.function(2).call(value(of: continuation))
          return stream(continuation, call.machine.interpreter)
        }
        type.initializer("(unfolding produce: () -> Any)") { [unowned self] call in
          let produce = try call.function(0)
          return sequence {
            {
              switch try produce.call([]) {
              case .optional(let box): box?.value
              case let value: value
              }
            }
          }
        }
        type.method("makeAsyncIterator() -> Any") { [unowned self] call in
          iterator(try call.machine.stream(of: call.receiver, at: call.site))
        }
        type.staticMethod(
          "makeStream(of type: Any = 0, throwing error: Any = 0, bufferingPolicy: Any = 0) -> Any"
        ) { [unowned self] call in
          let continuation = StreamContinuation(isThrowing: name == "AsyncThrowingStream")
          return .labelledTuple([
            ("stream", stream(continuation, call.machine.interpreter)),
            ("continuation", value(of: continuation)),
          ])
        }
      }
    }
    let termination = TypeObject(name: "Termination", kind: .enumeration)
    termination.isHost = true
    for (name, labels) in [("finished", []), ("cancelled", [])] as [(String, [String?])] {
      let enumCase = EnumCase(name: name, labels: labels)
      termination.cases[name] = enumCase
      termination.caseOrder.append(enumCase)
    }
    type("Continuation") { type in
      type.type.nestedTypes["Termination"] = termination
      func this(_ value: Value) -> StreamContinuation? { value.payload() }
      type.method("yield(_ element: Any)") { call in
        guard let continuation = this(call.receiver), continuation.end == nil else { return .void }
        continuation.elements.append(call[0])
        call.machine.interpreter.host.wake()
        return .void
      }
      type.method("yield()") { call in
        guard let continuation = this(call.receiver), continuation.end == nil else { return .void }
        continuation.elements.append(.void)
        call.machine.interpreter.host.wake()
        return .void
      }
      type.method("finish()") { call in
        try this(call.receiver)?.finish(.success(()), call.machine)
        return .void
      }
      type.method("finish(throwing error: Any)") { [unowned self] call in
        if case .optional(nil) = call[0] {
          try this(call.receiver)?.finish(.success(()), call.machine)
        } else {
          try this(call.receiver)?.finish(
            .failure(error(of: call.machine.unwrapped(call[0]))),
            call.machine
          )
        }
        return .void
      }
      type.property("onTermination: Any?") {
        this($0)?.onTermination ?? .none
      } set: {
        this($0)?.onTermination = $1
      }
    }
    for name in ["AsyncStream", "AsyncThrowingStream"] {
      self[name].nestedTypes["Continuation"] = self["Continuation"]
    }
  }

  private func value(of continuation: StreamContinuation) -> Value {
    .native(NativeObject(type: self["Continuation"], payload: continuation))
  }

  private func stream(_ continuation: StreamContinuation, _ interpreter: Interpreter) -> Value {
    sequence { [unowned interpreter] in { try continuation.next(interpreter.machine) } }
  }
}
