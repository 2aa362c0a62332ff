extension ObservableType {
  /// Passes the elements of the source until `other` sends an element, then completes.
  ///
  ///     source  --1--2--3--4--|
  ///     other   -------x-------
  ///     result  --1--2-|
  ///
  /// `other` is subscribed to first. Its completion has no effect; its error ends the result.
  public func take(until other: some ObservableType) -> Observable<Element> {
    let (source, other) = (asObservable(), other.asObservable())
    return Producer { downstream, lifetime in
      let group = SourceGroup(downstream)
      let (main, notifier) = (lifetime.makeChild(), lifetime.makeChild())
      group.subscribe(to: other, in: notifier, next: { _ in downstream.end(nil) }, completed: {})
      group.subscribe(
        to: source,
        in: main,
        next: downstream.observer.next,
        completed: { downstream.end(nil) }
      )
    }
  }
}
