extension ObservableType {
  /// Passes elements as long as `predicate` is true of them, then completes.
  ///
  ///     source     --1--2--3--1--|
  ///     while < 3  --1--2--|
  ///     inclusive  --1--2--(3|)
  ///
  /// - Parameters:
  ///   - predicate: An error thrown here ends the sequence.
  ///   - behavior: Whether the first element of which it is false is passed on too.
  @inlinable
  public func take(
    while predicate: @escaping (Element) throws -> Bool,
    behavior: TakeBehavior = .exclusive
  ) -> Observable<Element> {
    lift { downstream in
      let isOver = Cell(false)
      return { element in
        if isOver.value { return }
        if try predicate(element) { return downstream.next(element) }
        isOver.value = true
        if behavior == .inclusive { downstream.next(element) }
        downstream.end(nil)
      }
    }
  }

  /// Passes elements until `predicate` is true of one, then completes.
  ///
  ///     source      --1--2--3--1--|
  ///     until >= 3  --1--2--|
  ///     inclusive   --1--2--(3|)
  ///
  /// - Parameters:
  ///   - predicate: An error thrown here ends the sequence.
  ///   - behavior: Whether the element of which it is true is passed on too.
  @inlinable
  public func take(
    until predicate: @escaping (Element) throws -> Bool,
    behavior: TakeBehavior = .exclusive
  ) -> Observable<Element> {
    take(while: { try !predicate($0) }, behavior: behavior)
  }
}
