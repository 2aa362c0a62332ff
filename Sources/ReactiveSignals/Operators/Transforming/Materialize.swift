extension Signal {
  /// Sends each event as a value, and completes after the last one.
  ///
  /// If that is an interruption, it is interrupted.
  public func materialize() -> Signal<Event, Never> { connected(Stage.materialize()) }
}

extension SignalProducer {
  /// Sends each event as a value, and completes after the last one.
  ///
  /// If that is an interruption, it is interrupted.
  public func materialize() -> SignalProducer<ProducedSignal.Event, Never> {
    connected(Stage.materialize())
  }
}

extension Stage {
  static func materialize() -> Connection<Value, Error, Signal<Value, Error>.Event, Never> {
    { result, _ in
      .init(
        next: { result.onValue(.value($0)) },
        end: { termination in
          result.onValue(Signal.Event(termination))
          if case .interrupted = termination {
            result.onEnd(.interrupted)
          } else {
            result.onEnd(.completed)
          }
        }
      )
    }
  }
}
