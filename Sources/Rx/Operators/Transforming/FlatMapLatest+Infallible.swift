extension ObservableType {
  /// Subscribes to an infallible for each element, and disposes of the previous one.
  ///
  ///     source  --a-----b-------|
  ///     for a     1--2--3|
  ///     for b           x--y--|
  ///     result  --1--2--x--y----|
  ///
  /// - Parameter selector: Returns the inner observable.
  /// - Returns: An infallible. If the source fails or `selector` throws all the same, it ends, and the error goes to
  ///   `Hooks.defaultErrorHandler`.
  public func flatMapLatest<Source: InfallibleType>(
    _ selector: @escaping (Element) throws -> Source
  ) -> Infallible<Source.Element> {
    Infallible(subscribingInner({ LatestInnerSubscription($0) }, selector))
  }
}
