extension SignalProducer {
  /// Applies a signal operator to the signal of each run.
  @inlinable
  public func lift<U, F>(
    _ transform: @escaping (Signal<Value, Error>) -> Signal<U, F>
  ) -> SignalProducer<U, F> {
    let source = source
    return SignalProducer<U, F>(starting: { observer, run in
      let upstream = Run()
      let core = SignalCore<Value, Error>(.nested)
      core.resources.store(AnyDisposable(upstream.endSilently))
      let result = transform(Signal(core))
      let ticket = result.observe(
        .init(
          next: observer.onValue,
          end: { termination in
            observer.onEnd(termination)
            run.finish()
          }
        )
      )
      run.attach(upstream)
      run.store(ticket)
      source.start(core.input, upstream)
    })
  }

  /// Applies an operator of two signals to the signals of each run of this producer and another one.
  ///
  /// This producer starts before the other one.
  public func lift<U, F, V, G>(
    _ transform: @escaping (Signal<Value, Error>) -> (Signal<U, F>) -> Signal<V, G>
  ) -> (SignalProducer<U, F>) -> SignalProducer<V, G> {
    { other in lift(with: other, otherFirst: false) { transform($0)($1) } }
  }

  /// - Parameter otherFirst: Whether the other producer starts first.
  func lift<U, F, V, G>(
    with other: SignalProducer<U, F>,
    otherFirst: Bool,
    _ transform: @escaping (Signal<Value, Error>, Signal<U, F>) -> Signal<V, G>
  ) -> SignalProducer<V, G> {
    SignalProducer<V, G> { observer, lifetime in
      // The one whose setup is outside starts last.
      if otherFirst {
        self.startWithSignal { signal, handle in
          lifetime.resources.store(handle)
          other.startWithSignal { otherSignal, otherHandle in
            lifetime.resources.store(otherHandle)
            transform(signal, otherSignal).observe(observer)
          }
        }
      } else {
        other.startWithSignal { otherSignal, otherHandle in
          lifetime.resources.store(otherHandle)
          self.startWithSignal { signal, handle in
            lifetime.resources.store(handle)
            transform(signal, otherSignal).observe(observer)
          }
        }
      }
    }
  }
}
