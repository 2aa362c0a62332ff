extension ObservableType {
  /// Pairs each element with `object`, which is not kept alive, and completes at the first element after it is gone.
  ///
  ///     object is alive  ^----!
  ///     source           --a-----b--
  ///     result           --x-----|    x is made of the object and a
  ///
  /// - Parameter resultSelector: Makes the result of both.
  public func withUnretained<Object: AnyObject, Result>(
    _ object: Object,
    resultSelector: @escaping (Object, Element) -> Result
  ) -> Observable<Result> {
    lift { [weak object] downstream in
      { [weak object] element in
        guard let object else { return downstream.end(nil) }
        downstream.next(resultSelector(object, element))
      }
    }
  }

  /// Pairs each element with `object`, which is not kept alive, and completes at the first element after it is gone.
  public func withUnretained<Object: AnyObject>(
    _ object: Object
  ) -> Observable<(Object, Element)> {
    withUnretained(object) { ($0, $1) }
  }
}
