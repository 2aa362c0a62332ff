extension ObservableType {
  /// Passes the element at `index`, counted from 0, and completes with it.
  ///
  ///     source  --a--b--c--|
  ///     at 1    -----(b|)
  ///
  /// If the source completes before that element, or the index is negative, the result fails with
  /// `RxError.argumentOutOfRange`.
  public func element(at index: Int) -> Observable<Element> {
    if index < 0 { return .error(RxError.argumentOutOfRange) }
    return liftObserver { downstream in
      let remaining = OperatorState(index)
      return AnyObserver(
        next: { element in
          remaining.value -= 1
          if remaining.value != -1 { return }
          downstream.next(element)
          downstream.end(nil)
        },
        end: { error in downstream.end(error ?? RxError.argumentOutOfRange) }
      )
    }
  }
}
