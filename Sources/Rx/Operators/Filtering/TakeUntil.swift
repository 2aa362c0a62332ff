extension ObservableType {
  /// Passes what the source sends until `other` sends an element, then completes.
  ///
  ///     source  --1--2--3--4--|
  ///     other   -------x-------
  ///     result  --1--2-|
  ///
  /// `other` is subscribed to first. That it completes means nothing; its error ends the result.
  public func take(until other: some ObservableType) -> Observable<Element> {
    let (source, other) = (asObservable(), other.asObservable())
    return Producer { downstream, lifetime in
      let meeting = Meeting(in: lifetime, downstream.end)
      let (main, notifier) = (lifetime.makeChild(), lifetime.makeChild())
      meeting.join(other, in: notifier, next: { _ in downstream.end(nil) }, completed: {})
      meeting.join(source, in: main, next: downstream.next, completed: { downstream.end(nil) })
    }
  }
}
