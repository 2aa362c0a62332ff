extension Signal {
  /// Transforms each value.
  ///
  ///     source    --1--2--3--|
  ///     x * 10    --X--Y--Z--|
  @inlinable
  public func map<U>(_ transform: @escaping (Value) -> U) -> Signal<U, Error> {
    connected(Stage.map(transform))
  }
}

extension SignalProducer {
  /// Transforms each value.
  ///
  ///     source    --1--2--3--|
  ///     x * 10    --X--Y--Z--|
  @inlinable
  public func map<U>(_ transform: @escaping (Value) -> U) -> SignalProducer<U, Error> {
    connected(Stage.map(transform))
  }
}

extension Signal {
  /// Replaces each value by the same one.
  @inlinable
  public func map<U>(value: U) -> Signal<U, Error> {
    connected(Stage.map { _ in value })
  }
}

extension SignalProducer {
  /// Replaces each value by the same one.
  @inlinable
  public func map<U>(value: U) -> SignalProducer<U, Error> {
    connected(Stage.map { _ in value })
  }
}

extension Signal {
  /// Replaces each value by what a key path reads from it.
  @inlinable
  public func map<U>(_ keyPath: KeyPath<Value, U>) -> Signal<U, Error> {
    connected(Stage.map { $0[keyPath: keyPath] })
  }
}

extension SignalProducer {
  /// Replaces each value by what a key path reads from it.
  @inlinable
  public func map<U>(_ keyPath: KeyPath<Value, U>) -> SignalProducer<U, Error> {
    connected(Stage.map { $0[keyPath: keyPath] })
  }
}

extension Stage {
  @inlinable
  static func map<U>(
    _ transform: @escaping (Value) -> U
  ) -> Connection<Value, Error, U, Error> {
    { result, _ in
      .init(next: { result.onValue(transform($0)) }, end: result.onEnd)
    }
  }
}
