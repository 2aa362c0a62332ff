extension ObservableType {
  /// Transforms each element.
  ///
  ///     source    --1--2--3--|
  ///     x * 10    --X--Y--Z--|
  ///
  /// - Parameter transform: An error thrown here ends the sequence.
  @inlinable
  public func map<Result>(
    _ transform: @escaping (Element) throws -> Result
  ) -> Observable<Result> {
    let source = asObservable()
    return Producer { downstream, lifetime in
      source.run(MapStage(transform, downstream).observer, in: lifetime)
    }
  }
}

/// What `map` does in one subscription.
///
/// An object, and not a closure over five words: the closure that enters it then needs no context of its own, and hands on
/// one word.
@usableFromInline
final class MapStage<Element, Result> {
  @usableFromInline let transform: (Element) throws -> Result
  @usableFromInline let downstream: AnyObserver<Result>

  @inlinable
  init(
    _ transform: @escaping (Element) throws -> Result,
    _ downstream: AnyObserver<Result>
  ) {
    self.transform = transform
    self.downstream = downstream
  }

  // Never inlined: with one place that makes the closure, there is one way into it and not a chain of them.
  @inlinable
  @inline(never)
  var observer: AnyObserver<Element> {
    AnyObserver(
      next: { element in
        do {
          // Named, so that the way downstream is looked up after the call and not kept across it.
          let result = try self.transform(element)
          self.downstream.next(result)
        } catch {
          self.downstream.fail(error)
        }
      },
      end: downstream.end
    )
  }
}
