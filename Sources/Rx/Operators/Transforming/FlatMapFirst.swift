extension ObservableType {
  /// Subscribes to a sequence for an element, and ignores the elements that come while it runs.
  ///
  ///     source  --a--b-----c----|
  ///     for a     1--2--|
  ///     for c              x-|
  ///     result  --1--2-----x----|
  ///
  /// The result completes when the source and the inner sequence have; an error of either ends it.
  ///
  /// - Parameter selector: Makes the inner sequence; not called for an ignored element. An error thrown here ends the
  ///   result.
  @inlinable
  public func flatMapFirst<Source: ObservableConvertibleType>(
    _ selector: @escaping (Element) throws -> Source
  ) -> Observable<Source.Element> {
    subscribingInner(.first, selector)
  }
}
