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
      let stage = MapStage(transform, downstream)
      source.run(AnyObserver(next: { stage.receive($0) }, end: downstream.end), in: lifetime)
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
  init(_ transform: @escaping (Element) throws -> Result, _ downstream: AnyObserver<Result>) {
    self.transform = transform
    self.downstream = downstream
  }

  @inlinable
  func receive(_ element: Element) {
    do { downstream.next(try transform(element)) } catch { downstream.fail(error) }
  }
}
