extension ObservableType {
  /// Transforms each element.
  ///
  ///     source    --1--2--3--|
  ///     x * 10    --X--Y--Z--|
  ///
  /// - Parameter transform: An error that it throws ends the result.
  @inlinable
  public func map<Result>(
    _ transform: @escaping (Element) throws -> Result
  ) -> Observable<Result> {
    Lifted(asObservable(), transform, ()) { lifted, downstream, lifetime in
      lifted.source.run(MapStage(lifted.parameters, downstream).observer, in: lifetime)
    }
  }
}

/// The state of `map` in one subscription.
///
/// An object, and not a closure over six words: the closure that calls it then needs no context of its own.
@usableFromInline
final class MapStage<Element, Result> {
  @usableFromInline let transform: (Element) throws -> Result
  @usableFromInline let downstream: Downstream<Result>

  @inlinable
  init(
    _ transform: @escaping (Element) throws -> Result,
    _ downstream: Downstream<Result>
  ) {
    self.transform = transform
    self.downstream = downstream
  }

  // Never inlined, so that there is only one entry point of the closure.
  @inlinable
  @inline(never)
  var observer: AnyObserver<Element> {
    AnyObserver(next: receive, end: downstream.observer.end)
  }

  @inlinable
  func receive(_ element: Element) {
    do {
      // A variable, so that `downstream` is loaded after the call and not kept across it.
      let result = try transform(element)
      downstream.next(result)
    } catch {
      downstream.fail(error)
    }
  }
}
