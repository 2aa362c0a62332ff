extension Signal where Error == Never {
  /// Gives a stream that cannot fail an error type.
  public func promoteError<F>(_: F.Type = F.self) -> Signal<Value, F> {
    connected(Stage.promoteError())
  }
}

extension SignalProducer where Error == Never {
  /// Gives a stream that cannot fail an error type.
  public func promoteError<F>(_: F.Type = F.self) -> SignalProducer<Value, F> {
    connected(Stage.promoteError())
  }
}

extension Signal where Error == Never {
  /// Keeps a stream that cannot fail as it is, where another error type would be inferred.
  public func promoteError(_: Error.Type = Error.self) -> Signal<Value, Error> {
    self
  }
}

extension SignalProducer where Error == Never {
  /// Keeps a stream that cannot fail as it is, where another error type would be inferred.
  public func promoteError(_: Error.Type = Error.self) -> SignalProducer<Value, Error> {
    self
  }
}

extension Stage where Error == Never {
  static func promoteError<F>() -> Connection<Value, Never, Value, F> {
    { result, _ in
      .init(next: result.onValue, end: { result.onEnd($0.neverFailing()) })
    }
  }
}
