extension ObservableType {
  /// Subscribes to a sequence that never fails for each element, and lets go of the one before.
  ///
  ///     source  --a-----b-------|
  ///     for a     1--2--3|
  ///     for b           x--y--|
  ///     result  --1--2--x--y----|
  ///
  /// - Parameter selector: Makes the inner sequence.
  /// - Returns: As infallible as this sequence and `selector` are: an error of either ends it all the same, and goes to
  ///   `Hooks.defaultErrorHandler`.
  public func flatMapLatest<Source: InfallibleType>(
    _ selector: @escaping (Element) throws -> Source
  ) -> Infallible<Source.Element> {
    Infallible(subscribingInner(.latest, selector))
  }
}
