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
    // Written out over `lift`, as in `map`.
    return Producer { downstream, lifetime in
      source.run(
        AnyObserver(
          next: { element in
            do {
              if try predicate(element) { downstream.next(element) }
            } catch {
              downstream.end(error)
            }
          },
          end: downstream.end
        ),
        in: lifetime
      )
    }
  }
}
