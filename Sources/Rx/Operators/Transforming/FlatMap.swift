extension ObservableType {
  /// Subscribes to an observable for each element, and merges their elements.
  ///
  ///     source  --a-----b-------|
  ///     for a     1--2--3|
  ///     for b           x--y--|
  ///     result  --1--2--(3x)--y-|
  ///
  /// The result completes when the source and all inner observables have completed. An error of any of them ends it.
  ///
  /// - Parameter selector: Returns the inner observable. An error that it throws ends the result.
  @inlinable
  public func flatMap<Source: ObservableConvertibleType>(
    _ selector: @escaping (Element) throws -> Source
  ) -> Observable<Source.Element> {
    subscribingInner({ InnerSubscriptions($0) }, selector)
  }
}
