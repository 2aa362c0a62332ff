extension ObservableType {
  /// Passes the only element of the source, and fails if there is none or a second one.
  ///
  ///     source  --a-----|    --a--b--    -----|
  ///     result  --------(a|)  -----#      -----#
  ///
  /// The element is passed when the source completes, because only then is it known to be the only one. The errors are
  /// `RxError.noElements` and, at the second element, `RxError.moreThanOneElement`.
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
  public func asMaybe() -> Maybe<Element> {
    PrimitiveSequence(raw: onlyElement(whenEmpty: nil))
  }

  private func onlyElement(whenEmpty error: RxError?) -> Observable<Element> {
    liftObserver { downstream in
      let only = OperatorState<Element?>(nil)
      let isOver = OperatorState(false)
      return AnyObserver(
        next: { element in
          if isOver.value { return }
          if only.value == nil {
            only.value = element
          } else {
            isOver.value = true
            downstream.end(RxError.moreThanOneElement)
          }
        },
        end: { sourceError in
          if isOver.value { return }
          if let sourceError { return downstream.end(sourceError) }
          guard let element = only.value else { return downstream.end(error) }
          downstream.next(element)
          downstream.end(nil)
        }
      )
    }
  }
}
