extension ObservableType where Element == Never {
  /// Converts an observable without elements; use `ignoreElements()` to get one from any other.
  public func asCompletable() -> Completable {
    PrimitiveSequence(raw: asObservable())
  }
}
