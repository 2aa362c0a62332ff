import ReactiveKernel

extension Signal {
  /// Drops values until a trigger sends or completes.
  ///
  ///     source    --1--2--3--4--|
  ///     trigger   ------x-------
  ///     result    --------3--4--|
  ///
  /// A trigger that is interrupted before that interrupts the result.
  public func skip(until trigger: Signal<(), Never>) -> Signal<Value, Error> {
    joined(trigger) { core in
      let isSkipping = OperatorState(true)
      let send = { (value: Value) in
        if !isSkipping.value { core.deliver(value) }
      }
      let pass = { (_: Void) in isSkipping.value = false }
      return (
        .init(next: { core.pass($0, to: send) }, end: core.end),
        .init(
          next: { core.pass((), to: pass) },
          end: { termination in
            core.inside {
              if case .completed = termination {
                isSkipping.value = false
              } else if isSkipping.value {
                core.end(.interrupted)
              }
            }
          }
        )
      )
    }
  }
}

extension SignalProducer {
  /// Drops values until a trigger sends or completes.
  public func skip(until trigger: Signal<(), Never>) -> SignalProducer<Value, Error> {
    lift { $0.skip(until: trigger) }
  }

  /// Drops values until a trigger, which starts before this producer, sends or completes.
  public func skip<Trigger: SignalProducerConvertible>(
    until trigger: Trigger
  ) -> SignalProducer<Value, Error> where Trigger.Value == (), Trigger.Error == Never {
    lift(with: trigger.producer, otherFirst: true) { $0.skip(until: $1) }
  }
}
