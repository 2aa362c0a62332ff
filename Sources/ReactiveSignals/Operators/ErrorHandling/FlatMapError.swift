extension Signal {
  /// Continues with the producer that `transform` makes of the error.
  public func flatMapError<F>(
    _ transform: @escaping (Error) -> SignalProducer<Value, F>
  ) -> Signal<Value, F> {
    let core = SignalCore<Value, F>(.forbidden)
    let result = Signal<Value, F>(core)
    core.resources.store(observe(catching(transform, into: core)))
    return result
  }

  /// Continues with the stream that `transform` makes of the error.
  public func flatMapError<Inner: SignalProducerConvertible>(
    _ transform: @escaping (Error) -> Inner
  ) -> Signal<Value, Inner.Error> where Inner.Value == Value {
    flatMapError { transform($0).producer }
  }
}

extension SignalProducer {
  /// Continues with the producer that `transform` makes of the error.
  public func flatMapError<F>(
    _ transform: @escaping (Error) -> SignalProducer<Value, F>
  ) -> SignalProducer<Value, F> {
    connectedSerially { catching(transform, into: $0) }
  }

  /// Continues with the stream that `transform` makes of the error.
  public func flatMapError<Inner: SignalProducerConvertible>(
    _ transform: @escaping (Error) -> Inner
  ) -> SignalProducer<Value, Inner.Error> where Inner.Value == Value {
    flatMapError { transform($0).producer }
  }
}

private func catching<Value, Error, F>(
  _ transform: @escaping (Error) -> SignalProducer<Value, F>,
  into core: SignalCore<Value, F>
) -> Signal<Value, Error>.Observer {
  .init(
    next: core.send,
    end: { termination in
      switch termination {
      case .failed(let error):
        let run = Run()
        core.resources.store(run)
        transform(error).source.start(core.input, run)
      case .completed: core.end(.completed)
      case .interrupted: core.end(.interrupted)
      }
    }
  )
}
