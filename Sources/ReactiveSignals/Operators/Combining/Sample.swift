import ReactiveKernel

extension Signal {
  /// Sends the latest value of this signal with each value of a sampler.
  ///
  ///     source     --1--2-----3--|
  ///     sampler    -----a--b-----c-|
  ///     result     -----X--Y-----Z-|   X: (1, a)  Y: (2, b)  Z: (3, c)
  ///
  /// The same value may be sent several times. The result completes when both signals have; each of them can interrupt it.
  public func sample<T>(with sampler: Signal<T, Never>) -> Signal<(Value, T), Error> {
    let core = SignalCore<(Value, T), Error>(.forbidden)
    let result = Signal<(Value, T), Error>(core)
    let latest = Latest<Value>()
    let running = OperatorState(2)
    let completed = {
      running.value -= 1
      if running.value == 0 { core.end(.completed) }
    }
    let keep = { (value: Value) in _ = latest.set(value) }
    let send = { (sample: T) in
      if latest.isPresent { core.deliver((latest.value, sample)) }
    }
    let source = observe(
      .init(
        next: { core.pass($0, to: keep) },
        end: { termination in
          if case .completed = termination {
            core.inside(completed)
          } else {
            core.end(termination)
          }
        }
      )
    )
    core.resources.store(source)
    let ticket = sampler.observe(
      .init(
        next: { core.pass($0, to: send) },
        end: { termination in
          if case .completed = termination {
            core.inside(completed)
          } else {
            core.end(.interrupted)
          }
        }
      )
    )
    core.resources.store(ticket)
    return result
  }

  /// Sends the latest value of this signal whenever a sampler sends.
  public func sample(on sampler: Signal<(), Never>) -> Signal<Value, Error> {
    sample(with: sampler).map { $0.0 }
  }
}

extension SignalProducer {
  /// Sends the latest value of this producer with each value of a sampler.
  public func sample<U>(
    with sampler: SignalProducer<U, Never>
  ) -> SignalProducer<(Value, U), Error> {
    lift(with: sampler, otherFirst: false) { $0.sample(with: $1) }
  }

  /// Sends the latest value of this producer with each value of a sampler.
  public func sample<Sampler: SignalProducerConvertible>(
    with sampler: Sampler
  ) -> SignalProducer<(Value, Sampler.Value), Error> where Sampler.Error == Never {
    sample(with: sampler.producer)
  }

  /// Sends the latest value of this producer whenever a sampler sends.
  public func sample(on sampler: Signal<(), Never>) -> SignalProducer<Value, Error> {
    lift { $0.sample(on: sampler) }
  }

  /// Sends the latest value of this producer whenever a sampler sends.
  public func sample<Sampler: SignalProducerConvertible>(
    on sampler: Sampler
  ) -> SignalProducer<Value, Error> where Sampler.Value == (), Sampler.Error == Never {
    lift(with: sampler.producer, otherFirst: false) { $0.sample(on: $1) }
  }
}
