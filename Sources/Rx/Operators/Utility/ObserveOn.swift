extension ObservableType {
  /// Delivers the events of the source on a scheduler, in order.
  ///
  ///     source  --a--b--|    on any thread
  ///     result  ---a--b--|   on the scheduler's
  ///
  /// Each event is delivered by its own scheduled work, errors included. On a queue of the system, where the order of work is
  /// not determined, one piece of work delivers all events received so far.
  public func observe(on scheduler: any ImmediateSchedulerType) -> Observable<Element> {
    let source = asObservable()
    let counter = scheduler is SerialDispatchQueueScheduler ? SerialObservableCounter() : nil
    return Producer { [counter] downstream, lifetime in
      withExtendedLifetime(counter) {}
      // A child, since the source ends before its terminal event is delivered.
      let child = lifetime.makeChild()
      let buffer = ObserveOnBuffer(downstream, scheduler)
      lifetime.add(buffer.scheduledWork)
      source.start(AnyObserver(next: buffer.next, end: buffer.end), owning: child)
    }
  }
}
