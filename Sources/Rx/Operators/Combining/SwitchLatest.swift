extension ObservableType where Element: ObservableConvertibleType {
  /// Passes the elements of the latest observable that the source has sent, and disposes of the previous one.
  ///
  ///     source  --a-----b-------|
  ///     a         1--2--3|
  ///     b               x--y--|
  ///     result  --1--2--x--y----|
  @inlinable
  public func switchLatest() -> Observable<Element.Element> {
    subscribingInner({ LatestInnerSubscription($0) }, { $0 })
  }
}
