import ReactiveKernel

extension Signal {
  /// Sends each value with the latest one of another signal, once that has sent one.
  ///
  /// The end of the other signal is ignored.
  ///
  ///     source    -1--2-----3--|
  ///     other     ---a--b------|
  ///     result    ----X-----Y--|   X: (2, a)  Y: (3, b)
  public func withLatest<U>(from samplee: Signal<U, Never>) -> Signal<(Value, U), Error> {
    joined(samplee) { core in
      let latest = Latest<U>()
      let keep = { (value: U) in _ = latest.set(value) }
      let send = { (value: Value) in
        if latest.isPresent { core.deliver((value, latest.value)) }
      }
      return (
        .init(next: { core.pass($0, to: send) }, end: core.end),
        .init(next: { core.pass($0, to: keep) }, end: { _ in })
      )
    }
  }

  /// Sends each value with the latest one of a producer, which is started at once.
  public func withLatest<U>(from samplee: SignalProducer<U, Never>) -> Signal<(Value, U), Error> {
    Signal<(Value, U), Error> { observer, lifetime in
      samplee.startWithSignal { signal, handle in
        lifetime.resources.store(handle)
        lifetime.resources.store(withLatest(from: signal).observe(observer))
      }
    }
  }

  /// Sends each value with the latest one of another stream, which is started at once.
  public func withLatest<Samplee: SignalProducerConvertible>(
    from samplee: Samplee
  ) -> Signal<(Value, Samplee.Value), Error> where Samplee.Error == Never {
    withLatest(from: samplee.producer)
  }
}

extension SignalProducer {
  /// Sends each value with the latest one of a signal.
  public func withLatest<U>(from samplee: Signal<U, Never>) -> SignalProducer<(Value, U), Error> {
    lift { $0.withLatest(from: samplee) }
  }

  /// Sends each value with the latest one of another stream, which starts before this producer.
  public func withLatest<Samplee: SignalProducerConvertible>(
    from samplee: Samplee
  ) -> SignalProducer<(Value, Samplee.Value), Error> where Samplee.Error == Never {
    lift(with: samplee.producer, otherFirst: true) { $0.withLatest(from: $1) }
  }
}
