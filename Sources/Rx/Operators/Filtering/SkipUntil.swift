import ReactiveKernel

extension ObservableType {
  /// Drops the elements of the source until `other` sends an element.
  ///
  ///     source  --1--2--3--4--|
  ///     other   -------x-------
  ///     result  --------3--4--|
  ///
  /// The source is subscribed to first. An error of either ends the result. If the source completes while its elements are
  /// being dropped, both subscriptions are disposed and the result never completes.
  public func skip(until other: some ObservableType) -> Observable<Element> {
    let (source, other) = (asObservable(), other.asObservable())
    return Producer { downstream, lifetime in
      let group = SourceGroup(downstream)
      let isOpen = OperatorState(false)
      let (main, notifier) = (lifetime.makeChild(), lifetime.makeChild())
      group.subscribe(
        to: source,
        in: main,
        next: { element in
          if isOpen.value { downstream.next(element) }
        },
        completed: {
          if isOpen.value { return downstream.end(nil) }
          main.dispose()
          notifier.dispose()
        }
      )
      group.subscribe(
        to: other,
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
