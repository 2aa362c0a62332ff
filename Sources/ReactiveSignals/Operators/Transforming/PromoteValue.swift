extension Signal where Value == Never {
  /// Gives a stream without values a value type.
  public func promoteValue<U>(_: U.Type = U.self) -> Signal<U, Error> {
    connected(Stage.promoteValue())
  }

  /// Keeps a stream without values as it is, where another value type would be inferred.
  public func promoteValue(_: Value.Type = Value.self) -> Signal<Value, Error> { self }
}

extension SignalProducer where Value == Never {
  /// Gives a stream without values a value type.
  public func promoteValue<U>(_: U.Type = U.self) -> SignalProducer<U, Error> {
    connected(Stage.promoteValue())
  }

  /// Keeps a stream without values as it is, where another value type would be inferred.
  public func promoteValue(_: Value.Type = Value.self) -> SignalProducer<Value, Error> { self }
}

extension Stage where Value == Never {
  static func promoteValue<U>() -> Connection<Never, Error, U, Error> {
    { result, _ in .init(next: { _ in }, end: result.onEnd) }
  }
}
