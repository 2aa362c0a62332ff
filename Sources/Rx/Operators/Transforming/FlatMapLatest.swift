extension ObservableType {
  /// Subscribes to a sequence for each element, and lets go of the one before.
  ///
  ///     source  --a-----b-------|
  ///     for a     1--2--3|
  ///     for b           x--y--|
  ///     result  --1--2--x--y----|
  ///
  /// The old sequence is let go before the new one is subscribed to. The result completes when the source and the latest
  /// inner sequence have; an error of either ends it.
  ///
  /// - Parameter selector: Makes the inner sequence. An error thrown here ends the result.
  @inlinable
  public func flatMapLatest<Source: ObservableConvertibleType>(
    _ selector: @escaping (Element) throws -> Source
  ) -> Observable<Source.Element> {
    subscribingInner(.latest, selector)
  }
}
