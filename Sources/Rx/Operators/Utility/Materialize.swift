extension ObservableType {
  /// Sends the source's events as elements, and completes after the one that ended it.
  ///
  ///     source  --a--b--#
  ///     result  --a--b--(#|)
  public func materialize() -> Observable<Event<Element>> {
    liftObserver { downstream in
      AnyObserver(
        next: { element in downstream.next(.next(element)) },
        end: { error in
          downstream.next(error.map { .error($0) } ?? .completed)
          downstream.end(nil)
        }
      )
    }
  }
}
