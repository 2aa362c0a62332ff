extension ObservableType {
  /// Passes elements while `predicate` returns true, then completes.
  ///
  ///     source     --1--2--3--1--|
  ///     while < 3  --1--2--|
  ///     inclusive  --1--2--(3|)
  ///
  /// - Parameters:
  ///   - predicate: An error that it throws ends the result.
  ///   - behavior: Whether the first element for which it returns false is passed.
  @inlinable
  public func take(
    while predicate: @escaping (Element) throws -> Bool,
    behavior: TakeBehavior = .exclusive
  ) -> Observable<Element> {
    lift(with: (while: Predicate(predicate), behavior), keeping: false) { sink in
      { element in
        sink.attempt {
          // The state is whether the end has been reached.
          if sink.state { return }
          let (predicate, behavior) = sink.parameters
          if try predicate.isTrue(element) { return sink.downstream.next(element) }
          sink.state = true
          if behavior == .inclusive { sink.downstream.next(element) }
          sink.downstream.end(nil)
        }
      }
    }
  }

  /// Passes elements until `predicate` returns true for one, then completes.
  ///
  ///     source      --1--2--3--1--|
  ///     until >= 3  --1--2--|
  ///     inclusive   --1--2--(3|)
  ///
  /// - Parameters:
  ///   - predicate: An error that it throws ends the result.
  ///   - behavior: Whether the element for which it returns true is passed.
  @inlinable
  public func take(
    until predicate: @escaping (Element) throws -> Bool,
    behavior: TakeBehavior = .exclusive
  ) -> Observable<Element> {
    take(while: { try !predicate($0) }, behavior: behavior)
  }
}
