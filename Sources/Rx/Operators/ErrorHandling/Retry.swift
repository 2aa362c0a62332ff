extension ObservableType {
  /// Subscribes to the source again whenever it fails.
  ///
  ///     source  --a--#
  ///     result  --a----a----a---…
  public func retry() -> Observable<Element> {
    Chain(.error, repeating: asObservable(), count: nil)
  }

  /// Subscribes to the source again when it fails, up to `maxAttemptCount` subscriptions in all.
  ///
  ///     source    --a--#
  ///     retry(2)  --a----a--#
  ///
  /// The first attempt counts: with 1 there is no second attempt, and 0 completes without any. If the last attempt fails, the
  /// result fails with its error.
  public func retry(_ maxAttemptCount: Int) -> Observable<Element> {
    Chain(.error, repeating: asObservable(), count: Swift.max(0, maxAttemptCount))
  }
}
