extension ObservableType {
  /// Passes the elements for which `predicate` is true.
  ///
  ///     source  --1--2--3--4--|
  ///     even    -----2-----4--|
  ///
  /// - Parameter predicate: An error thrown here ends the sequence.
  @inlinable
  public func filter(
    _ predicate: @escaping (Element) throws -> Bool
  ) -> Observable<Element> {
    let source = asObservable()
    return Producer { downstream, lifetime in
      let stage = FilterStage(predicate, downstream)
      source.run(AnyObserver(next: { stage.receive($0) }, end: downstream.end), in: lifetime)
    }
  }
}

/// What `filter` does in one subscription; an object for the reason given at `MapStage`.
@usableFromInline
final class FilterStage<Element> {
  @usableFromInline let predicate: (Element) throws -> Bool
  @usableFromInline let downstream: AnyObserver<Element>

  @inlinable
  init(_ predicate: @escaping (Element) throws -> Bool, _ downstream: AnyObserver<Element>) {
    self.predicate = predicate
    self.downstream = downstream
  }

  @inlinable
  func receive(_ element: Element) {
    do {
      if try predicate(element) { downstream.next(element) }
    } catch {
      downstream.fail(error)
    }
  }
}
