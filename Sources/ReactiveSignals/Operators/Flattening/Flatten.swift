extension Signal where Value: SignalProducerConvertible, Error == Value.Error {
  /// Runs the streams that the values are, as a strategy says.
  public func flatten(_ strategy: FlattenStrategy) -> Signal<Value.Value, Error> {
    flattening(strategy, \.producer, { $0 })
  }
}

extension Signal where Value: SignalProducerConvertible, Error == Never {
  /// Runs the streams that the values are, as a strategy says.
  public func flatten(_ strategy: FlattenStrategy) -> Signal<Value.Value, Value.Error> {
    flattening(strategy, \.producer, { $0.neverFailing() })
  }
}

extension Signal where Value: SignalProducerConvertible, Error == Never, Value.Error == Never {
  /// Runs the streams that the values are, as a strategy says.
  public func flatten(_ strategy: FlattenStrategy) -> Signal<Value.Value, Value.Error> {
    flattening(strategy, \.producer, { $0 })
  }
}

extension Signal where Value: SignalProducerConvertible, Value.Error == Never {
  /// Runs the streams that the values are, as a strategy says.
  public func flatten(_ strategy: FlattenStrategy) -> Signal<Value.Value, Error> {
    flattening(strategy, { $0.producer.promoteError() }, { $0 })
  }
}

extension SignalProducer where Value: SignalProducerConvertible, Error == Value.Error {
  /// Runs the streams that the values are, as a strategy says.
  public func flatten(_ strategy: FlattenStrategy) -> SignalProducer<Value.Value, Error> {
    flattening(strategy, \.producer, { $0 })
  }
}

extension SignalProducer where Value: SignalProducerConvertible, Error == Never {
  /// Runs the streams that the values are, as a strategy says.
  public func flatten(_ strategy: FlattenStrategy) -> SignalProducer<Value.Value, Value.Error> {
    flattening(strategy, \.producer, { $0.neverFailing() })
  }
}

extension SignalProducer
where Value: SignalProducerConvertible, Error == Never, Value.Error == Never {
  /// Runs the streams that the values are, as a strategy says.
  public func flatten(_ strategy: FlattenStrategy) -> SignalProducer<Value.Value, Value.Error> {
    flattening(strategy, \.producer, { $0 })
  }
}

extension SignalProducer where Value: SignalProducerConvertible, Value.Error == Never {
  /// Runs the streams that the values are, as a strategy says.
  public func flatten(_ strategy: FlattenStrategy) -> SignalProducer<Value.Value, Error> {
    flattening(strategy, { $0.producer.promoteError() }, { $0 })
  }
}
