extension ObservableType {
  /// Subscribes to a sequence for each element, and merges what they send.
  ///
  ///     source  --a-----b-------|
  ///     for a     1--2--3|
  ///     for b           x--y--|
  ///     result  --1--2--(3x)--y-|
  ///
  /// The result completes when the source and all inner sequences have; an error of any ends it.
  ///
  /// - Parameter selector: Makes the inner sequence. An error thrown here ends the result.
  @inlinable
  public func flatMap<Source: ObservableConvertibleType>(
    _ selector: @escaping (Element) throws -> Source
  ) -> Observable<Source.Element> {
    subscribingInner(.merge(limit: .max), selector)
  }
}
