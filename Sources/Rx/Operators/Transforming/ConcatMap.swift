extension ObservableType {
  /// Subscribes to an observable for each element, one after the other.
  ///
  ///     source  --a--b----------|
  ///     for a     1--2--|
  ///     for b           x--y|
  ///     result  --1--2--x--y----|
  ///
  /// Inner observables that wait for their turn are kept in a queue without limit. The result completes when the source and
  /// all inner observables have completed. An error of any of them ends it.
  ///
  /// - Parameter selector: Returns the inner observable; called as soon as the element is received. An error that it throws
  ///   ends the result.
  @inlinable
  public func concatMap<Source: ObservableConvertibleType>(
    _ selector: @escaping (Element) throws -> Source
  ) -> Observable<Source.Element> {
    subscribingInner({ InnerSubscriptions($0, limit: 1) }, selector)
  }
}
