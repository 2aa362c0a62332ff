extension Signal {
  /// Completes when a trigger sends or completes.
  ///
  /// Its interruption is ignored.
  ///
  ///     source    --1--2--3--4--|
  ///     trigger   ------x-------
  ///     result    --1--2|
  public func take(until trigger: Signal<(), Never>) -> Signal<Value, Error> {
    joined(trigger) { core in
      (
        .init(next: core.send, end: core.end),
        .init(
          next: { core.end(.completed) },
          end: { termination in
            if case .completed = termination { core.end(.completed) }
          }
        )
      )
    }
  }

  /// Completes when a lifetime ends.
  ///
  /// If that has ended, the result has ended, too.
  @inlinable
  public func take(during lifetime: Lifetime) -> Signal<Value, Error> {
    let core = SignalCore<Value, Error>(.nested)
    let result = Signal(core)
    core.resources.store(observe(core.input))
    core.resources.store(lifetime.observeEnded { core.end(.completed) })
    return result
  }

  /// Sends the values of this signal until another one sends an event, and from then on those of the other one.
  ///
  /// The completion of this signal is ignored.
  public func take(untilReplacement signal: Signal<Value, Error>) -> Signal<Value, Error> {
    let core = SignalCore<Value, Error>(.forbidden)
    let result = Signal(core)
    let source = SerialDisposable()
    let hasReplacement = Atomic(false)
    core.resources.store(source)
    let replace = {
      if !hasReplacement.swap(true) { source.dispose() }
    }
    let replacement = signal.observe(
      .init(
        next: { value in
          replace()
          core.send(value)
        },
        end: { termination in
          replace()
          core.end(termination)
        }
      )
    )
    core.resources.store(replacement)
    source.inner = observe(
      .init(
        next: { value in
          if !hasReplacement.value { core.send(value) }
        },
        end: { termination in
          if case .completed = termination { return }
          if !hasReplacement.value { core.end(termination) }
        }
      )
    )
    return result
  }
}

extension SignalProducer {
  /// Completes when a trigger sends or completes.
  ///
  /// Its interruption is ignored.
  public func take(until trigger: Signal<(), Never>) -> SignalProducer<Value, Error> {
    lift { $0.take(until: trigger) }
  }

  /// Completes when a trigger, which starts before this producer, sends or completes.
  public func take<Trigger: SignalProducerConvertible>(
    until trigger: Trigger
  ) -> SignalProducer<Value, Error> where Trigger.Value == (), Trigger.Error == Never {
    lift(with: trigger.producer, otherFirst: true) { $0.take(until: $1) }
  }

  /// Completes when a lifetime ends.
  ///
  /// If that has ended, the result is interrupted.
  @inlinable
  public func take(during lifetime: Lifetime) -> SignalProducer<Value, Error> {
    lift { $0.take(during: lifetime) }
  }

  /// Sends the values of this producer until another one, which starts before it, sends an event, and from then on those of the
  /// other one.
  public func take(
    untilReplacement replacement: SignalProducer<Value, Error>
  ) -> SignalProducer<Value, Error> {
    lift(with: replacement, otherFirst: true) { $0.take(untilReplacement: $1) }
  }

  /// Sends the values of this producer until another stream, which starts before it, sends an event, and from then on those of the
  /// other one.
  public func take<Replacement: SignalProducerConvertible>(
    untilReplacement replacement: Replacement
  ) -> SignalProducer<Value, Error>
  where Replacement.Value == Value, Replacement.Error == Error {
    take(untilReplacement: replacement.producer)
  }
}
