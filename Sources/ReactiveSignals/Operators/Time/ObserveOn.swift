extension Signal {
  /// Delivers each event on a scheduler.
  ///
  /// After disposal, waiting values are dropped, and the interruption is delivered on the scheduler.
  public func observe(on scheduler: any Scheduler) -> Signal<Value, Error> {
    connected(Stage.observe(on: scheduler))
  }
}

extension SignalProducer {
  /// Delivers each event on a scheduler.
  ///
  /// After disposal, waiting values are dropped, and the interruption is delivered on the scheduler.
  public func observe(on scheduler: any Scheduler) -> SignalProducer<Value, Error> {
    connectedEnding(Stage.observe(on: scheduler))
  }
}

extension Stage {
  static func observe(on scheduler: any Scheduler) -> Connection<Value, Error, Value, Error> {
    { result, resources in
      let hops = Hops(result: result, resources: resources)
      return .init(
        next: { value in scheduler.schedule { hops.deliver(value) } },
        end: { hops.schedule($0, on: scheduler) }
      )
    }
  }
}
