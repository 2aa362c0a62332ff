extension ObservableType {
  /// Sends the source's events on a scheduler, in their order.
  ///
  ///     source  --a--b--|    on any thread
  ///     result  ---a--b--|   on the scheduler's
  ///
  /// Each event is a piece of work of its own, and what arrives while one is being sent waits its turn, an error too. On a
  /// queue of the system, where the order between pieces of work is chance, what waits is sent by one of them.
  public func observe(on scheduler: any ImmediateSchedulerType) -> Observable<Element> {
    let source = asObservable()
    let tally = scheduler is SerialDispatchQueueScheduler ? SerialQueueTally() : nil
    return Producer { [tally] downstream, lifetime in
      withExtendedLifetime(tally) {}
      // A child, since the source ends before its end is sent.
      let child = lifetime.makeChild()
      let hop = Hop(downstream, scheduler, in: lifetime)
      lifetime.add(hop.flights)
      source.start(AnyObserver(next: hop.next, end: hop.end), owning: child)
    }
  }
}
