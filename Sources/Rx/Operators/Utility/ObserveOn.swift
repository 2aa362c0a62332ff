extension ObservableType {
  /// Sends the source's events on a scheduler, in their order.
  ///
  /// What arrives while the scheduler is busy waits, and is sent by one piece of work. An error waits its turn too.
  public func observe(on scheduler: any ImmediateSchedulerType) -> Observable<Element> {
    let source = asObservable()
    return Producer { downstream, lifetime in
      // A child, since the source ends before its end is sent.
      let child = lifetime.makeChild()
      let hop = Hop(downstream, scheduler, in: lifetime)
      lifetime.add(hop.flights)
      source.start(AnyObserver(next: hop.next, end: hop.end), owning: child)
    }
  }
}
