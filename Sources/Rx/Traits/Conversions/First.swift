extension ObservableType {
  /// Passes the first element immediately, or nil if the source completes without one.
  ///
  ///     source  --a--b--|    -----|
  ///     result  --(a|)       -----(nil|)
  @inlinable
  public func first() -> Single<Element?> {
    PrimitiveSequence(
      raw: liftObserver(with: (), keeping: false) { sink in
        // The state is whether the result has ended.
        AnyObserver(
          next: { element in
            if sink.state { return }
            sink.state = true
            sink.downstream.next(element)
            sink.downstream.end(nil)
          },
          end: { error in
            if sink.state { return }
            if error == nil { sink.downstream.next(nil) }
            sink.downstream.end(error)
          }
        )
      }
    )
  }
}
