extension SignalProducer {
  /// Drops the values of this producer, and starts another one when it has completed.
  public func then<U>(_ replacement: SignalProducer<U, Never>) -> SignalProducer<U, Error> {
    continuing(with: replacement.promoteError(Error.self)) { $0 }
  }

  /// Drops the values of this producer, and starts another one when it has completed.
  public func then<Replacement: SignalProducerConvertible>(
    _ replacement: Replacement
  ) -> SignalProducer<Replacement.Value, Error> where Replacement.Error == Never {
    continuing(with: replacement.producer.promoteError(Error.self)) { $0 }
  }

  /// Drops the values of this producer, and starts another one when it has completed.
  public func then<U>(_ replacement: SignalProducer<U, Error>) -> SignalProducer<U, Error> {
    continuing(with: replacement) { $0 }
  }

  /// Drops the values of this producer, and starts another one when it has completed.
  public func then<Replacement: SignalProducerConvertible>(
    _ replacement: Replacement
  ) -> SignalProducer<Replacement.Value, Error> where Replacement.Error == Error {
    continuing(with: replacement.producer) { $0 }
  }

  /// Drops the values of this producer, and starts another one when it has completed.
  public func then(_ replacement: SignalProducer<Value, Error>) -> SignalProducer<Value, Error> {
    continuing(with: replacement) { $0 }
  }

  /// Drops the values of this producer, and starts another one when it has completed.
  public func then<Replacement: SignalProducerConvertible>(
    _ replacement: Replacement
  ) -> SignalProducer<Value, Error>
  where Replacement.Value == Value, Replacement.Error == Error {
    continuing(with: replacement.producer) { $0 }
  }

  fileprivate func continuing<U, F>(
    with replacement: SignalProducer<U, F>,
    _ convert: @escaping (Termination<Error>) -> Termination<F>
  ) -> SignalProducer<U, F> {
    connectedSerially { core in
      .init(
        next: { _ in },
        end: { termination in
          guard case .completed = termination else { return core.end(convert(termination)) }
          let run = Run()
          core.resources.store(run)
          replacement.source.start(core.input, run)
        }
      )
    }
  }
}

extension SignalProducer where Error == Never {
  /// Drops the values of this producer, and starts another one when it has completed.
  public func then<U, F>(_ replacement: SignalProducer<U, F>) -> SignalProducer<U, F> {
    continuing(with: replacement) { $0.neverFailing() }
  }

  /// Drops the values of this producer, and starts another one when it has completed.
  public func then<Replacement: SignalProducerConvertible>(
    _ replacement: Replacement
  ) -> SignalProducer<Replacement.Value, Replacement.Error> {
    continuing(with: replacement.producer) { $0.neverFailing() }
  }

  /// Drops the values of this producer, and starts another one when it has completed.
  public func then<U>(_ replacement: SignalProducer<U, Never>) -> SignalProducer<U, Never> {
    continuing(with: replacement) { $0 }
  }

  /// Drops the values of this producer, and starts another one when it has completed.
  public func then<Replacement: SignalProducerConvertible>(
    _ replacement: Replacement
  ) -> SignalProducer<Replacement.Value, Never> where Replacement.Error == Never {
    continuing(with: replacement.producer) { $0 }
  }

  /// Drops the values of this producer, and starts another one when it has completed.
  public func then(_ replacement: SignalProducer<Value, Never>) -> SignalProducer<Value, Never> {
    continuing(with: replacement) { $0 }
  }

  /// Drops the values of this producer, and starts another one when it has completed.
  public func then<Replacement: SignalProducerConvertible>(
    _ replacement: Replacement
  ) -> SignalProducer<Value, Never>
  where Replacement.Value == Value, Replacement.Error == Never {
    continuing(with: replacement.producer) { $0 }
  }
}
