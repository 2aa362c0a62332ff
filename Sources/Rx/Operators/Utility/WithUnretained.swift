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
  @inlinable
  public func withUnretained<Object: AnyObject, Result>(
    _ object: Object,
    resultSelector: @escaping (Object, Element) -> Result
  ) -> Observable<Result> {
    lift(with: (object: Weak(object), select: resultSelector)) { sink in
      { element in
        guard let object = sink.parameters.object.value else { return sink.downstream.end(nil) }
        sink.downstream.next(sink.parameters.select(object, element))
      }
    }
  }

  /// Pairs each element with `object`, which is not kept alive.
  ///
  /// Completes at the first element after `object` is deallocated.
  @inlinable
  public func withUnretained<Object: AnyObject>(
    _ object: Object
  ) -> Observable<(Object, Element)> {
    withUnretained(object) { ($0, $1) }
  }
}

/// A reference that keeps nothing alive.
@usableFromInline
struct Weak<Object: AnyObject> {
  @usableFromInline weak var value: Object?

  @inlinable
  init(_ value: Object) { self.value = value }
}
