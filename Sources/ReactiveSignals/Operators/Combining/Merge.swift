import ReactiveKernel

extension Signal {
  /// Sends the values of this signal and another one as they come.
  public func merge(with other: Signal<Value, Error>) -> Signal<Value, Error> {
    Signal.merge(self, other)
  }

  /// Sends the values of all signals as they come, and completes when all have.
  ///
  ///     a         --1-----2--|
  ///     b         -----3-------|
  ///     result    --1--3--2----|
  ///
  /// A signal that is interrupted counts as completed.
  public static func merge<Seq: Sequence>(_ signals: Seq) -> Signal<Value, Error>
  where Seq.Element == Signal<Value, Error> {
    let signals = Array(signals)
    if signals.isEmpty { return .empty }
    let core = SignalCore<Value, Error>(.forbidden)
    let result = Signal(core)
    let running = OperatorState(signals.count)
    for signal in signals {
      let ticket = signal.observe(
        .init(
          next: core.send,
          end: { termination in
            if case .failed = termination { return core.end(termination) }
            core.inside {
              running.value -= 1
              if running.value == 0 { core.end(.completed) }
            }
          }
        )
      )
      core.resources.store(ticket)
    }
    return result
  }

  /// Sends the values of all signals as they come, and completes when all have.
  public static func merge(_ signals: Signal<Value, Error>...) -> Signal<Value, Error> {
    merge(signals)
  }
}

extension SignalProducer {
  /// Sends the values of this producer and another one, which starts after it, as they come.
  public func merge<Other: SignalProducerConvertible>(
    with other: Other
  ) -> SignalProducer<Value, Error> where Other.Value == Value, Other.Error == Error {
    SignalProducer.merge(self, other)
  }

  /// Sends the values of all producers as they come.
  ///
  /// The producers start one after the other.
  public static func merge<Seq: Sequence>(_ producers: Seq) -> SignalProducer<Value, Error>
  where Seq.Element == SignalProducer<Value, Error> {
    SignalProducer<Seq.Element, Never>(Array(producers)).flatten(.merge)
  }
}
