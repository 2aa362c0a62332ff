extension Signal where Value == Bool {
  /// Inverts each value.
  public func negate() -> Signal<Value, Error> { map { !$0 } }

  /// Whether the latest values of this signal and another one are both true.
  public func and(_ signal: Signal<Value, Error>) -> Signal<Value, Error> {
    Signal.all([self, signal])
  }

  /// Whether one of the latest values of this signal and another one is true.
  public func or(_ signal: Signal<Value, Error>) -> Signal<Value, Error> {
    Signal.any([self, signal])
  }

  /// Whether the latest values of all signals are true.
  public static func all<BooleansCollection: Collection>(
    _ booleans: BooleansCollection
  ) -> Signal<Value, Error> where BooleansCollection.Element == Signal<Bool, Error> {
    combineLatest(booleans).map { $0.allSatisfy { $0 } }
  }

  /// Whether the latest values of all signals are true.
  public static func all(_ booleans: Signal<Value, Error>...) -> Signal<Value, Error> {
    all(booleans)
  }

  /// Whether one of the latest values of the signals is true.
  public static func any<BooleansCollection: Collection>(
    _ booleans: BooleansCollection
  ) -> Signal<Value, Error> where BooleansCollection.Element == Signal<Bool, Error> {
    combineLatest(booleans).map { $0.contains(true) }
  }

  /// Whether one of the latest values of the signals is true.
  public static func any(_ booleans: Signal<Value, Error>...) -> Signal<Value, Error> {
    any(booleans)
  }
}

extension SignalProducer where Value == Bool {
  /// Inverts each value.
  public func negate() -> SignalProducer<Value, Error> { map { !$0 } }

  /// Whether the latest values of this producer and another one are both true.
  public func and(_ booleans: SignalProducer<Value, Error>) -> SignalProducer<Value, Error> {
    SignalProducer.all([self, booleans])
  }

  /// Whether the latest values of this producer and another one are both true.
  public func and<Booleans: SignalProducerConvertible>(
    _ booleans: Booleans
  ) -> SignalProducer<Value, Error> where Booleans.Value == Bool, Booleans.Error == Error {
    and(booleans.producer)
  }

  /// Whether one of the latest values of this producer and another one is true.
  public func or(_ booleans: SignalProducer<Value, Error>) -> SignalProducer<Value, Error> {
    SignalProducer.any([self, booleans])
  }

  /// Whether one of the latest values of this producer and another one is true.
  public func or<Booleans: SignalProducerConvertible>(
    _ booleans: Booleans
  ) -> SignalProducer<Value, Error> where Booleans.Value == Bool, Booleans.Error == Error {
    or(booleans.producer)
  }

  /// Whether the latest values of all producers are true.
  public static func all<BooleansCollection: Collection>(
    _ booleans: BooleansCollection
  ) -> SignalProducer<Value, Error>
  where BooleansCollection.Element == SignalProducer<Bool, Error> {
    combineLatest(booleans, emptySentinel: []).map { $0.allSatisfy { $0 } }
  }

  /// Whether the latest values of all streams are true.
  public static func all<Booleans, BooleansCollection: Collection>(
    _ booleans: BooleansCollection
  ) -> SignalProducer<Value, Error>
  where
    Booleans: SignalProducerConvertible, Booleans.Value == Bool, Booleans.Error == Error,
    BooleansCollection.Element == Booleans
  {
    all(booleans.map(\.producer))
  }

  /// Whether the latest values of all producers are true.
  public static func all(_ booleans: SignalProducer<Value, Error>...) -> SignalProducer<
    Value, Error
  > {
    all(booleans)
  }

  /// Whether one of the latest values of the producers is true.
  public static func any<BooleansCollection: Collection>(
    _ booleans: BooleansCollection
  ) -> SignalProducer<Value, Error>
  where BooleansCollection.Element == SignalProducer<Bool, Error> {
    combineLatest(booleans, emptySentinel: []).map { $0.contains(true) }
  }

  /// Whether one of the latest values of the streams is true.
  public static func any<Booleans, BooleansCollection: Collection>(
    _ booleans: BooleansCollection
  ) -> SignalProducer<Value, Error>
  where
    Booleans: SignalProducerConvertible, Booleans.Value == Bool, Booleans.Error == Error,
    BooleansCollection.Element == Booleans
  {
    any(booleans.map(\.producer))
  }

  /// Whether one of the latest values of the producers is true.
  public static func any(_ booleans: SignalProducer<Value, Error>...) -> SignalProducer<
    Value, Error
  > {
    any(booleans)
  }
}
