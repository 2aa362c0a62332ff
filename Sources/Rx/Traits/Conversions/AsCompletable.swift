extension ObservableType where Element == Never {
  /// How a sequence that cannot have elements ends; `ignoreElements()` makes one of any other.
  public func asCompletable() -> Completable {
    PrimitiveSequence(raw: asObservable())
  }
}
