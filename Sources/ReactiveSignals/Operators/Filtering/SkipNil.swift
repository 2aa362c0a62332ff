extension Signal where Value: OptionalProtocol {
  /// Drops nil, and unwraps the other values.
  public func skipNil() -> Signal<Value.Wrapped, Error> {
    connected(Stage.compactMap(\.optional))
  }
}

extension SignalProducer where Value: OptionalProtocol {
  /// Drops nil, and unwraps the other values.
  public func skipNil() -> SignalProducer<Value.Wrapped, Error> {
    connected(Stage.compactMap(\.optional))
  }
}
