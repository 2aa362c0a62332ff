extension ObservableType {
  /// Sends the events of the source as elements, and completes after its terminal event.
  ///
  ///     source  --a--b--#
  ///     result  --a--b--(#|)
  @inlinable
  public func materialize() -> Observable<Event<Element>> {
    liftObserver(with: (), keeping: ()) { sink in
      AnyObserver(
        next: { element in sink.downstream.next(.next(element)) },
        end: { error in
          sink.downstream.next(error.map { .error($0) } ?? .completed)
          sink.downstream.end(nil)
        }
      )
    }
  }
}
