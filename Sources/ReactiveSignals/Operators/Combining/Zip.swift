import ReactiveKernel

extension Signal {
  /// Combines the values of this signal and another one in pairs.
  public func zip<U>(with other: Signal<U, Error>) -> Signal<(Value, U), Error> {
    Signal.zip(self, other)
  }

  /// Combines the values of some signals in arrays: the first of each, the second of each.
  ///
  /// Without a signal it has ended.
  public static func zip<S: Sequence>(_ signals: S) -> Signal<[Value], Error>
  where S.Element == Signal<Value, Error> {
    let signals = Array(signals)
    if signals.isEmpty { return .empty }
    let each = LineOfEach<[Value], Error>(count: signals.count)
    let result = Signal<[Value], Error>(each.core)
    let lines = signals.map { _ in Line<Value>() }
    for (signal, line) in Swift.zip(signals, lines) {
      each.join(signal, line) { lines.map { $0.take() } }
    }
    return result
  }
}

extension SignalProducer {
  /// Combines the values of this producer and another one, which starts after it, in pairs.
  public func zip<Other: SignalProducerConvertible>(
    with other: Other
  ) -> SignalProducer<(Value, Other.Value), Error> where Other.Error == Error {
    SignalProducer.zip(self, other)
  }

  /// Combines the values of some producers in arrays.
  ///
  /// Without a producer it is empty.
  public static func zip<S: Sequence>(_ producers: S) -> SignalProducer<[Value], Error>
  where
    S.Element: SignalProducerConvertible, S.Element.Value == Value, S.Element.Error == Error
  {
    started(producers.map(\.producer), ifNone: .empty) { Signal.zip($0) }
  }

  /// Combines the values of some producers in arrays.
  ///
  /// - Parameter emptySentinel: The only value if there is no producer.
  public static func zip<S: Sequence>(
    _ producers: S,
    emptySentinel: [S.Iterator.Element.Value]
  ) -> SignalProducer<[Value], Error>
  where
    S.Element: SignalProducerConvertible, S.Element.Value == Value, S.Element.Error == Error
  {
    started(producers.map(\.producer), ifNone: .init(value: emptySentinel)) { Signal.zip($0) }
  }
}
