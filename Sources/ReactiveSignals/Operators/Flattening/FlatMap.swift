extension Signal {
  /// Transforms each value into a stream, and runs these as a strategy says.
  public func flatMap<U>(
    _ strategy: FlattenStrategy,
    _ transform: @escaping (Value) -> SignalProducer<U, Error>
  ) -> Signal<U, Error> {
    flattening(strategy, transform, { $0 })
  }

  /// Transforms each value into a stream, and runs these as a strategy says.
  public func flatMap<Inner: SignalProducerConvertible>(
    _ strategy: FlattenStrategy,
    _ transform: @escaping (Value) -> Inner
  ) -> Signal<Inner.Value, Error> where Inner.Error == Error {
    flattening(strategy, { transform($0).producer }, { $0 })
  }

  /// Transforms each value into a stream, and runs these as a strategy says.
  public func flatMap<U>(
    _ strategy: FlattenStrategy,
    _ transform: @escaping (Value) -> SignalProducer<U, Never>
  ) -> Signal<U, Error> {
    flattening(strategy, { transform($0).promoteError() }, { $0 })
  }

  /// Transforms each value into a stream, and runs these as a strategy says.
  public func flatMap<Inner: SignalProducerConvertible>(
    _ strategy: FlattenStrategy,
    _ transform: @escaping (Value) -> Inner
  ) -> Signal<Inner.Value, Error> where Inner.Error == Never {
    flattening(strategy, { transform($0).producer.promoteError() }, { $0 })
  }
}

extension Signal where Error == Never {
  /// Transforms each value into a stream, and runs these as a strategy says.
  public func flatMap<U, F>(
    _ strategy: FlattenStrategy,
    _ transform: @escaping (Value) -> SignalProducer<U, F>
  ) -> Signal<U, F> {
    flattening(strategy, transform, { $0.neverFailing() })
  }

  /// Transforms each value into a stream, and runs these as a strategy says.
  public func flatMap<Inner: SignalProducerConvertible>(
    _ strategy: FlattenStrategy,
    _ transform: @escaping (Value) -> Inner
  ) -> Signal<Inner.Value, Inner.Error> {
    flattening(strategy, { transform($0).producer }, { $0.neverFailing() })
  }

  /// Transforms each value into a stream, and runs these as a strategy says.
  public func flatMap<U>(
    _ strategy: FlattenStrategy,
    _ transform: @escaping (Value) -> SignalProducer<U, Never>
  ) -> Signal<U, Never> {
    flattening(strategy, transform, { $0 })
  }

  /// Transforms each value into a stream, and runs these as a strategy says.
  public func flatMap<Inner: SignalProducerConvertible>(
    _ strategy: FlattenStrategy,
    _ transform: @escaping (Value) -> Inner
  ) -> Signal<Inner.Value, Never> where Inner.Error == Never {
    flattening(strategy, { transform($0).producer }, { $0 })
  }
}

extension SignalProducer {
  /// Transforms each value into a stream, and runs these as a strategy says.
  public func flatMap<U>(
    _ strategy: FlattenStrategy,
    _ transform: @escaping (Value) -> SignalProducer<U, Error>
  ) -> SignalProducer<U, Error> {
    flattening(strategy, transform, { $0 })
  }

  /// Transforms each value into a stream, and runs these as a strategy says.
  public func flatMap<Inner: SignalProducerConvertible>(
    _ strategy: FlattenStrategy,
    _ transform: @escaping (Value) -> Inner
  ) -> SignalProducer<Inner.Value, Error> where Inner.Error == Error {
    flattening(strategy, { transform($0).producer }, { $0 })
  }

  /// Transforms each value into a stream, and runs these as a strategy says.
  public func flatMap<U>(
    _ strategy: FlattenStrategy,
    _ transform: @escaping (Value) -> SignalProducer<U, Never>
  ) -> SignalProducer<U, Error> {
    flattening(strategy, { transform($0).promoteError() }, { $0 })
  }

  /// Transforms each value into a stream, and runs these as a strategy says.
  public func flatMap<Inner: SignalProducerConvertible>(
    _ strategy: FlattenStrategy,
    _ transform: @escaping (Value) -> Inner
  ) -> SignalProducer<Inner.Value, Error> where Inner.Error == Never {
    flattening(strategy, { transform($0).producer.promoteError() }, { $0 })
  }
}

extension SignalProducer where Error == Never {
  /// Transforms each value into a stream, and runs these as a strategy says.
  public func flatMap<U, F>(
    _ strategy: FlattenStrategy,
    _ transform: @escaping (Value) -> SignalProducer<U, F>
  ) -> SignalProducer<U, F> {
    flattening(strategy, transform, { $0.neverFailing() })
  }

  /// Transforms each value into a stream, and runs these as a strategy says.
  public func flatMap<Inner: SignalProducerConvertible>(
    _ strategy: FlattenStrategy,
    _ transform: @escaping (Value) -> Inner
  ) -> SignalProducer<Inner.Value, Inner.Error> {
    flattening(strategy, { transform($0).producer }, { $0.neverFailing() })
  }

  /// Transforms each value into a stream, and runs these as a strategy says.
  public func flatMap<U>(
    _ strategy: FlattenStrategy,
    _ transform: @escaping (Value) -> SignalProducer<U, Error>
  ) -> SignalProducer<U, Error> {
    flattening(strategy, transform, { $0 })
  }

  /// Transforms each value into a stream, and runs these as a strategy says.
  public func flatMap<Inner: SignalProducerConvertible>(
    _ strategy: FlattenStrategy,
    _ transform: @escaping (Value) -> Inner
  ) -> SignalProducer<Inner.Value, Error> where Inner.Error == Never {
    flattening(strategy, { transform($0).producer }, { $0 })
  }
}
