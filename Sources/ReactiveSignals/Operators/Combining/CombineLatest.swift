import ReactiveKernel

extension Signal {
  /// Combines the latest values of this signal and another one.
  public func combineLatest<U>(with other: Signal<U, Error>) -> Signal<(Value, U), Error> {
    Signal.combineLatest(self, other)
  }

  /// Combines the latest values of some signals as arrays.
  ///
  /// Without a signal it has ended.
  public static func combineLatest<S: Sequence>(_ signals: S) -> Signal<[Value], Error>
  where S.Element == Signal<Value, Error> {
    let signals = Array(signals)
    if signals.isEmpty { return .empty }
    let each = LatestOfEach<[Value], Error>(count: signals.count)
    let result = Signal<[Value], Error>(each.core)
    let values = signals.map { _ in Latest<Value>() }
    for (signal, latest) in Swift.zip(signals, values) {
      each.join(signal, latest) { values.map(\.value) }
    }
    return result
  }
}

extension SignalProducer {
  /// Combines the latest values of this producer and another one, which starts after it.
  public func combineLatest<Other: SignalProducerConvertible>(
    with other: Other
  ) -> SignalProducer<(Value, Other.Value), Error> where Other.Error == Error {
    SignalProducer.combineLatest(self, other)
  }

  /// Combines the latest values of some producers as arrays.
  ///
  /// Without a producer it is empty.
  public static func combineLatest<S: Sequence>(_ producers: S) -> SignalProducer<[Value], Error>
  where
    S.Element: SignalProducerConvertible, S.Element.Value == Value, S.Element.Error == Error
  {
    started(producers.map(\.producer), ifNone: .empty) { Signal.combineLatest($0) }
  }

  /// Combines the latest values of some producers as arrays.
  ///
  /// - Parameter emptySentinel: The only value if there is no producer.
  public static func combineLatest<S: Sequence>(
    _ producers: S,
    emptySentinel: [S.Iterator.Element.Value]
  ) -> SignalProducer<[Value], Error>
  where
    S.Element: SignalProducerConvertible, S.Element.Value == Value, S.Element.Error == Error
  {
    started(producers.map(\.producer), ifNone: .init(value: emptySentinel)) {
      Signal.combineLatest($0)
    }
  }

  /// Makes the signals of all producers, combines them, and starts the producers one after the other.
  static func started<U>(
    _ producers: [SignalProducer],
    ifNone: SignalProducer<U, Error>,
    _ transform: @escaping ([Signal<Value, Error>]) -> Signal<U, Error>
  ) -> SignalProducer<U, Error> {
    if producers.isEmpty { return ifNone }
    return SignalProducer<U, Error> { observer, lifetime in
      let starts = producers.map { PreparedStart($0, lifetime) }
      transform(starts.map(\.signal)).observe(observer)
      for start in starts { start.begin() }
    }
  }
}
