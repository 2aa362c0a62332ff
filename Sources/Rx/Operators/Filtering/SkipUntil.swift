extension ObservableType {
  /// Drops what the source sends until `other` sends an element.
  ///
  ///     source  --1--2--3--4--|
  ///     other   -------x-------
  ///     result  --------3--4--|
  ///
  /// The source is subscribed to first. An error of either ends the result. A source that completes while its elements
  /// are being dropped takes both subscriptions with it without a word: the result then never completes.
  public func skip(until other: some ObservableType) -> Observable<Element> {
    let (source, other) = (asObservable(), other.asObservable())
    return Producer { downstream, lifetime in
      let meeting = Meeting(in: lifetime, downstream.end)
      let isOpen = Cell(false)
      let (main, notifier) = (lifetime.makeChild(), lifetime.makeChild())
      meeting.join(
        source,
        in: main,
        next: { element in
          if isOpen.value { downstream.next(element) }
        },
        completed: {
          if isOpen.value { downstream.end(nil) } else { notifier.dispose() }
        }
      )
      meeting.join(
        other,
        in: notifier,
        next: { _ in
          isOpen.value = true
          notifier.dispose()
        },
        completed: {}
      )
    }
  }
}
