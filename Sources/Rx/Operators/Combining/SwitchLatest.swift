extension ObservableType where Element: ObservableConvertibleType {
  /// Passes what the latest of the source's sequences sends; the one before is let go.
  ///
  ///     source  --a-----b-------|
  ///     a         1--2--3|
  ///     b               x--y--|
  ///     result  --1--2--x--y----|
  @inlinable
  public func switchLatest() -> Observable<Element.Element> {
    subscribingInner(.latest) { $0 }
  }
}
