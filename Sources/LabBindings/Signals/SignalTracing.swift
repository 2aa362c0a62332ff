import ScriptMachine
import ScriptTypes
import Stage

/// The call of a script that made a signal or a producer.
final class StreamOrigin: ScriptClass {
  fileprivate let origin: Origin

  fileprivate init(_ origin: Origin) { self.origin = origin }
}

/// One observation of a signal, or one run of a producer, whose records it writes.
final class StreamTrace: ScriptClass {
  fileprivate let trace: SubscriptionTrace
  fileprivate let origin: Origin
  /// Whether its end or its disposal was recorded.
  fileprivate var isOver = false

  fileprivate init(_ origin: Origin, on stage: Stage) {
    self.origin = origin
    trace = SubscriptionTrace(origin, on: stage)
  }
}

extension LabContext {
  /// The natives that record what the signals and producers of a script do.
  func registerSignals(in table: inout NativeTable, _ runtime: Runtime) {
    runtime.hostTypes.add(StreamOrigin.self, "StreamOrigin", in: "ReactiveSwift")
    runtime.hostTypes.add(StreamTrace.self, "StreamTrace", in: "ReactiveSwift")
    // As the module numbers them.
    let roles: [ObservableRole] = [.source, .operator, .shared(.last(1)), .subscriber, .scheduler]
    table.add("StreamOrigin.make(_:_:)") { [self] call in
      StreamOrigin(
        origin(call.machine.place, roles[try call.int(1)], of: try call[2].type(call.machine))
      ).scriptValue(call.machine)
    }
    table.add("StreamOrigin.begin()") { [self] call in
      let made: StreamOrigin = try call.convert(0)
      return StreamTrace(made.origin, on: stage).scriptValue(call.machine)
    }
    table.add("StreamTrace.subscribe(_:)") { [self] call in
      let trace: StreamTrace = try call.convert(0)
      try admit()
      try proceeding(with: call.convert(1), trace.trace.subscribe)
      return .void
    }
    table.add("StreamTrace.next(_:_:)") { [self] call in
      let trace: StreamTrace = try call.convert(0)
      let value = call[1]
      if case .source = trace.origin.part.role { try stage.preemptionPoint() }
      try admit()
      try proceeding(with: call.convert(2)) { proceed in
        trace.trace.pass(.next, { .next(text(of: value, trace.origin.element)) }, proceed)
      }
      return .void
    }
    table.add("StreamTrace.end(_:isInterrupted:_:)") { [self] call in
      let trace: StreamTrace = try call.convert(0)
      let error: AnyScriptError? = try call.convert(1)
      let isInterrupted: Bool = try call.convert(2)
      try admit()
      trace.isOver = true
      try proceeding(with: call.convert(3)) { proceed in
        if let error {
          trace.trace.pass(.error, { .error("\(error.error)") }, proceed)
        } else if isInterrupted {
          trace.trace.pass(.interrupted, { .interrupted }, proceed)
        } else {
          trace.trace.pass(.completed, { .completed }, proceed)
        }
      }
      return .void
    }
    table.add("StreamTrace.dispose()") { call in
      let trace: StreamTrace = try call.convert(0)
      trace.trace.dispose()
      return .void
    }
    table.add("StreamTrace.endDisposal()") { call in
      let trace: StreamTrace = try call.convert(0)
      trace.trace.endDisposal()
      return .void
    }
  }

  private func admit() throws {
    try budget.count(1, runtime.machine)
    try checkRoom()
  }

  /// Goes on with a function of the module, whose error ends the call.
  private func proceeding(
    with function: ScriptFunction<Void>,
    _ record: (() -> Void) -> Void
  ) throws {
    var failure: (any Error)?
    record {
      do { try function.throwing() } catch { failure = error }
    }
    if let failure { throw failure }
  }
}
