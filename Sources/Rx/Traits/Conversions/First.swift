extension ObservableType {
  /// Passes the first element immediately, or nil if the source completes without one.
  ///
  ///     source  --a--b--|    -----|
  ///     result  --(a|)       -----(nil|)
  public func first() -> Single<Element?> {
    PrimitiveSequence(
      raw: liftObserver { downstream in
        let isOver = OperatorState(false)
        let conclude = { (element: Element?) in
          if isOver.value { return }
          isOver.value = true
          downstream.next(element)
          downstream.end(nil)
        }
        return AnyObserver(
          next: conclude,
          end: { error in
            if isOver.value { return }
            if let error { downstream.end(error) } else { conclude(nil) }
          }
        )
      }
    )
  }
}
