extension ObservableType {
  /// Pairs each element with `object`, which is not kept alive.
  ///
  /// Completes at the first element after `object` is deallocated.
  ///
  ///     object is alive  ^----!
  ///     source           --a-----b--
  ///     result           --x-----|    x is made of the object and a
  ///
  /// - Parameter resultSelector: Combines the two.
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

  /// Pairs each element with `object`, which is not kept alive.
  ///
  /// Completes at the first element after `object` is deallocated.
  public func withUnretained<Object: AnyObject>(
    _ object: Object
  ) -> Observable<(Object, Element)> {
    withUnretained(object) { ($0, $1) }
  }
}
