extension ObservableType {
  /// Subscribes to an observable for each element, and disposes of the previous one.
  ///
  ///     source  --a-----b-------|
  ///     for a     1--2--3|
  ///     for b           x--y--|
  ///     result  --1--2--x--y----|
  ///
  /// The previous inner observable is disposed before the new one is subscribed to. The result completes when the source and
  /// the latest inner observable have completed. An error of either ends it.
  ///
  /// - Parameter selector: Returns the inner observable. An error that it throws ends the result.
  @inlinable
  public func flatMapLatest<Source: ObservableConvertibleType>(
    _ selector: @escaping (Element) throws -> Source
  ) -> Observable<Source.Element> {
    subscribingInner({ LatestInnerSubscription($0) }, selector)
  }
}
