extension Signal {
  /// Transforms values on a scheduler, and only the latest one that waits.
  ///
  /// A value that arrives before the one before it was transformed replaces that.
  public func lazyMap<U>(on scheduler: any Scheduler, transform: @escaping (Value) -> U) -> Signal<
    U, Error
  > {
    connected(Stage.lazyMap(on: scheduler, transform))
  }
}

extension SignalProducer {
  /// Transforms values on a scheduler, and only the latest one that waits.
  ///
  /// A value that arrives before the one before it was transformed replaces that.
  public func lazyMap<U>(on scheduler: any Scheduler, transform: @escaping (Value) -> U)
    -> SignalProducer<U, Error>
  {
    connectedEnding(Stage.lazyMap(on: scheduler, transform))
  }
}

extension Stage {
  static func lazyMap<U>(
    on scheduler: any Scheduler,
    _ transform: @escaping (Value) -> U
  ) -> Connection<Value, Error, U, Error> {
    { result, resources in
      let hops = Hops(result: result, resources: resources)
      let waiting = Atomic<Value?>(nil)
      return .init(
        next: { value in
          // Otherwise the one before is waiting, and this one is transformed in its turn.
          guard waiting.swap(value) == nil else { return }
          scheduler.schedule {
            if !resources.isOver, let value = waiting.swap(nil) { hops.deliver(transform(value)) }
          }
        },
        end: { hops.schedule($0, on: scheduler) }
      )
    }
  }
}
