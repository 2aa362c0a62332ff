extension Signal where Value: EventProtocol, Error == Never {
  /// Sends the events that the values are.
  public func dematerialize() -> Signal<Value.Value, Value.Error> {
    connected(Stage.dematerialize())
  }
}

extension SignalProducer where Value: EventProtocol, Error == Never {
  /// Sends the events that the values are.
  public func dematerialize() -> SignalProducer<Value.Value, Value.Error> {
    connectedEnding(Stage.dematerialize())
  }
}

extension Stage where Value: EventProtocol, Error == Never {
  static func dematerialize() -> Connection<Value, Never, Value.Value, Value.Error> {
    { result, _ in
      .init(next: { result.send($0.event) }, end: { result.onEnd($0.neverFailing()) })
    }
  }
}
