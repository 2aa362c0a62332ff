extension ObservableType {
  /// Subscribes to an observable for an element, and ignores the elements that are received while that runs.
  ///
  ///     source  --a--b-----c----|
  ///     for a     1--2--|
  ///     for c              x-|
  ///     result  --1--2-----x----|
  ///
  /// The result completes when the source and the inner observable have completed. An error of either ends it.
  ///
  /// - Parameter selector: Returns the inner observable; not called for an ignored element. An error that it throws ends the
  ///   result.
  @inlinable
  public func flatMapFirst<Source: ObservableConvertibleType>(
    _ selector: @escaping (Element) throws -> Source
  ) -> Observable<Source.Element> {
    subscribingInner({ InnerSubscriptions($0, ignoresOthers: true) }, selector)
  }
}
