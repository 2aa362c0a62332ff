extension ObservableType {
  /// Subscribes to the source again each time that it fails.
  ///
  ///     source  --a--#
  ///     result  --a----a----a---…
  public func retry() -> Observable<Element> {
    let source = asObservable()
    return .catch(sequence: AnySequence { AnyIterator { source } })
  }

  /// Subscribes to the source again when it fails, `maxAttemptCount` times in all.
  ///
  ///     source    --a--#
  ///     retry(2)  --a----a--#
  ///
  /// The first attempt counts too: 1 is no second attempt, and 0 completes without any. After the last attempt its error
  /// ends the result.
  public func retry(_ maxAttemptCount: Int) -> Observable<Element> {
    .catch(sequence: Swift.repeatElement(asObservable(), count: Swift.max(0, maxAttemptCount)))
  }
}
