extension ObservableType {
  /// Passes the element at `index`, counted from 0, and completes with it.
  ///
  ///     source  --a--b--c--|
  ///     at 1    -----(b|)
  ///
  /// If the source completes before that element, or the index is negative, the result fails with
  /// `RxError.argumentOutOfRange`.
  @inlinable
  public func element(at index: Int) -> Observable<Element> {
    if index < 0 { return .error(RxError.argumentOutOfRange) }
    return liftObserver(with: (), keeping: index) { sink in
      AnyObserver(
        next: { element in
          sink.state -= 1
          if sink.state != -1 { return }
          sink.downstream.next(element)
          sink.downstream.end(nil)
        },
        end: { error in sink.downstream.end(error ?? RxError.argumentOutOfRange) }
      )
    }
  }
}
