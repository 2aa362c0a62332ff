extension SignalProducer {
  /// Starts the work on a scheduler.
  ///
  /// The events are delivered wherever the work sends them.
  public func start(on scheduler: any Scheduler) -> SignalProducer<Value, Error> {
    SignalProducer { observer, lifetime in
      let resources = lifetime.resources
      let work = scheduler.schedule {
        startWithSignal { signal, handle in
          resources.store(handle)
          signal.observe(observer)
        }
      }
      resources.store(work)
    }
  }
}
