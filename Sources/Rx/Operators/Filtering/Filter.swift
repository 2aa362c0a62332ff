extension ObservableType {
  /// Passes the elements for which `predicate` returns true.
  ///
  ///     source  --1--2--3--4--|
  ///     even    -----2-----4--|
  ///
  /// - Parameter predicate: An error that it throws ends the result.
  @inlinable
  public func filter(
    _ predicate: @escaping (Element) throws -> Bool
  ) -> Observable<Element> {
    Lifted(asObservable(), Predicate(predicate), ()) { lifted, downstream, lifetime in
      lifted.source.run(FilterStage(lifted.parameters.isTrue, downstream).observer, in: lifetime)
    }
  }
}

/// The state of `filter` in one subscription; an object for the reason given at `MapStage`.
@usableFromInline
final class FilterStage<Element> {
  @usableFromInline let predicate: (Element) throws -> Bool
  @usableFromInline let downstream: Downstream<Element>

  @inlinable
  init(
    _ predicate: @escaping (Element) throws -> Bool,
    _ downstream: Downstream<Element>
  ) {
    self.predicate = predicate
    self.downstream = downstream
  }

  @inlinable
  @inline(never)
  var observer: AnyObserver<Element> {
    AnyObserver(next: receive, end: downstream.observer.end)
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
