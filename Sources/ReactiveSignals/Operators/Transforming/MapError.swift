extension Signal {
  /// Transforms the error.
  public func mapError<F>(_ transform: @escaping (Error) -> F) -> Signal<Value, F> {
    connected(Stage.mapError(transform))
  }
}

extension SignalProducer {
  /// Transforms the error.
  public func mapError<F>(_ transform: @escaping (Error) -> F) -> SignalProducer<Value, F> {
    connected(Stage.mapError(transform))
  }
}

extension Stage {
  static func mapError<F>(
    _ transform: @escaping (Error) -> F
  ) -> Connection<Value, Error, Value, F> {
    { result, _ in
      .init(next: result.onValue, end: { result.onEnd($0.mapError(transform)) })
    }
  }
}
