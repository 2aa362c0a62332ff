extension ObservableType {
  /// Sends the events of the source as elements, and completes after its terminal event.
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
