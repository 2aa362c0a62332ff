/// What an `AsyncStream` was given so far.
final class StreamContinuation {
  fileprivate var elements: [Value] = []
  fileprivate var taken = 0
  fileprivate var end: Result<Void, any Error>?
  fileprivate var onTermination: Value = .none

  fileprivate func finish(_ end: Result<Void, any Error>) throws {
    guard self.end == nil else { return }
    self.end = end
    if case .optional(let box?) = onTermination, case .function(let function) = box.value {
      _ = try function.call(.void)
    } else if case .function(let function) = onTermination {
      _ = try function.call(.void)
    }
  }

  /// The next element; `nil` after the last one.
  fileprivate func next(_ machine: Machine) throws -> Value? {
    try machine.awaiting { () -> Value?? in
      if taken < elements.count {
        taken += 1
        return .some(elements[taken - 1])
      }
      if machine.task?.isCancelled ?? false { return .some(nil) }
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
          let continuation = StreamContinuation()
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
        type.staticMethod(
          "makeStream(of type: Any = 0, throwing error: Any = 0, bufferingPolicy: Any = 0) -> Any"
        ) { [unowned self] call in
          let continuation = StreamContinuation()
          return .labelledTuple([
            ("stream", stream(continuation, call.machine.interpreter)),
            ("continuation", value(of: continuation)),
          ])
        }
      }
    }
    type("Continuation") { type in
      func this(_ value: Value) -> StreamContinuation? { value.payload() }
      type.method("yield(_ element: Any)") { call in
        guard let continuation = this(call.receiver), continuation.end == nil else { return .void }
        continuation.elements.append(call[0])
        return .void
      }
      type.method("yield()") { call in
        this(call.receiver)?.elements.append(.void)
        return .void
      }
      type.method("finish()") { call in
        try this(call.receiver)?.finish(.success(()))
        return .void
      }
      type.method("finish(throwing error: Any)") { [unowned self] call in
        if case .optional(nil) = call[0] {
          try this(call.receiver)?.finish(.success(()))
        } else {
          try this(call.receiver)?.finish(.failure(error(of: call.machine.unwrapped(call[0]))))
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
