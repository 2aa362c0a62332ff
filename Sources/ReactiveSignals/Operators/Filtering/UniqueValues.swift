import ReactiveKernel

extension Signal {
  /// Drops a value whose identity was sent before.
  ///
  /// All identities are kept until the end.
  public func uniqueValues<Identity: Hashable>(_ transform: @escaping (Value) -> Identity)
    -> Signal<Value, Error>
  {
    connected(Stage.uniqueValues(transform))
  }
}

extension SignalProducer {
  /// Drops a value whose identity was sent before.
  ///
  /// All identities are kept until the end.
  public func uniqueValues<Identity: Hashable>(_ transform: @escaping (Value) -> Identity)
    -> SignalProducer<Value, Error>
  {
    connected(Stage.uniqueValues(transform))
  }
}

extension Signal where Value: Hashable {
  /// Drops a value that was sent before.
  ///
  /// All values are kept until the end.
  public func uniqueValues() -> Signal<Value, Error> {
    connected(Stage.uniqueValues { $0 })
  }
}

extension SignalProducer where Value: Hashable {
  /// Drops a value that was sent before.
  ///
  /// All values are kept until the end.
  public func uniqueValues() -> SignalProducer<Value, Error> {
    connected(Stage.uniqueValues { $0 })
  }
}

extension Stage {
  static func uniqueValues<Identity: Hashable>(
    _ transform: @escaping (Value) -> Identity
  ) -> Connection<Value, Error, Value, Error> {
    { result, _ in
      let seen = OperatorState(Set<Identity>())
      return .init(
        next: { value in
          let identity = transform(value)
          if seen.value.insert(identity).inserted { result.onValue(value) }
        },
        end: result.onEnd
      )
    }
  }
}
