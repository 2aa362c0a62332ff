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
      source.run(FilterStage(predicate, downstream).observer, in: lifetime)
    }
  }
}

/// What `filter` does in one subscription; an object for the reason given at `MapStage`.
@usableFromInline
final class FilterStage<Element> {
  @usableFromInline let predicate: (Element) throws -> Bool
  @usableFromInline let downstream: AnyObserver<Element>

  @inlinable
  init(
    _ predicate: @escaping (Element) throws -> Bool,
    _ downstream: AnyObserver<Element>
  ) {
    self.predicate = predicate
    self.downstream = downstream
  }

  @inlinable
  @inline(never)
  var observer: AnyObserver<Element> {
    AnyObserver(
      next: { element in
        do {
          if try self.predicate(element) { self.downstream.next(element) }
        } catch {
          self.downstream.fail(error)
        }
      },
      end: downstream.end
    )
  }
}
