extension ObservableType {
  /// Passes the only element of the source, and fails if there is none or a second one.
  ///
  ///     source  --a-----|    --a--b--    -----|
  ///     result  --------(a|)  -----#      -----#
  ///
  /// The element is passed when the source completes, because only then is it known to be the only one. The errors are
  /// `RxError.noElements` and, at the second element, `RxError.moreThanOneElement`.
  @inlinable
  public func asSingle() -> Single<Element> {
    PrimitiveSequence(raw: onlyElement(whenEmpty: RxError.noElements))
  }

  /// Passes the only element of the source, if there is one, and fails if there is a second one.
  ///
  ///     source  --a-----|    --a--b--    -----|
  ///     result  --------(a|)  -----#      -----|
  ///
  /// The element is passed when the source completes. The error, at the second element, is
  /// `RxError.moreThanOneElement`.
  @inlinable
  public func asMaybe() -> Maybe<Element> {
    PrimitiveSequence(raw: onlyElement(whenEmpty: nil))
  }

  @inlinable
  func onlyElement(whenEmpty error: RxError?) -> Observable<Element> {
    liftObserver(with: error, keeping: (only: Element?.none, isOver: false)) { sink in
      AnyObserver(
        next: { element in
          if sink.state.isOver { return }
          if sink.state.only == nil {
            sink.state.only = element
          } else {
            sink.state.isOver = true
            sink.downstream.end(RxError.moreThanOneElement)
          }
        },
        end: { error in
          if sink.state.isOver { return }
          if let error { return sink.downstream.end(error) }
          guard let element = sink.state.only else { return sink.downstream.end(sink.parameters) }
          sink.downstream.next(element)
          sink.downstream.end(nil)
        }
      )
    }
  }
}
