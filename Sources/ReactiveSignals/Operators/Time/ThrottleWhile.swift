extension Signal {
  /// Delivers values on a scheduler, and holds back the latest one while a property is true.
  ///
  /// That one is delivered when the property becomes false. The end drops it.
  public func throttle<P: PropertyProtocol>(
    while shouldThrottle: P,
    on scheduler: any Scheduler
  ) -> Signal<Value, Error> where P.Value == Bool {
    let core = SignalCore<Value, Error>(.forbidden)
    let result = Signal(core)
    let state = Atomic(HeldBack<Value>())
    let work = SerialDisposable()
    core.resources.store(work)
    let property = shouldThrottle.producer.skipRepeats().startWithValues { holds in
      if let value = state.modify({ $0.hold(holds) }) {
        work.inner = scheduler.schedule { core.send(value) }
      }
    }
    core.resources.store(property)
    let source = observe(
      .init(
        next: { value in
          if state.modify({ $0.passes(value) }) {
            work.inner = scheduler.schedule { core.send(value) }
          }
        },
        end: { termination in
          state.modify { $0.isOver = true }
          work.inner = scheduler.schedule { core.end(termination) }
        }
      )
    )
    core.resources.store(source)
    return result
  }
}

/// The latest value while values are held back.
private struct HeldBack<Value> {
  private var isHolding = false
  private var latest: Value?
  var isOver = false

  /// Begins or ends to hold back, and returns the value that is due.
  mutating func hold(_ holds: Bool) -> Value? {
    if isOver { return nil }
    isHolding = holds
    defer { latest = nil }
    return holds ? nil : latest
  }

  /// Whether a value passes; otherwise it is kept.
  mutating func passes(_ value: Value) -> Bool {
    if isHolding { latest = value }
    return !isHolding && !isOver
  }
}

extension SignalProducer {
  /// Delivers values on a scheduler, and holds back the latest one while a property is true.
  public func throttle<P: PropertyProtocol>(
    while shouldThrottle: P,
    on scheduler: any Scheduler
  ) -> SignalProducer<Value, Error> where P.Value == Bool {
    lift { $0.throttle(while: shouldThrottle, on: scheduler) }
  }
}
