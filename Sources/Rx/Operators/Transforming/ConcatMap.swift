extension ObservableType {
  /// Subscribes to a sequence for each element, one after the other.
  ///
  ///     source  --a--b----------|
  ///     for a     1--2--|
  ///     for b           x--y|
  ///     result  --1--2--x--y----|
  ///
  /// A sequence whose turn has not come is kept, however many there are. The result completes when the source and all
  /// inner sequences have; an error of any ends it.
  ///
  /// - Parameter selector: Makes the inner sequence, as soon as the element comes. An error thrown here ends the result.
  @inlinable
  public func concatMap<Source: ObservableConvertibleType>(
    _ selector: @escaping (Element) throws -> Source
  ) -> Observable<Source.Element> {
    subscribingInner(.merge(limit: 1), selector)
  }
}
