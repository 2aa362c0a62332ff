extension ObservableType {
  /// Drops the elements, and passes how the sequence ends.
  ///
  ///     source  --a--b--|
  ///     result  --------|
  public func ignoreElements() -> Observable<Never> {
    lift { _ in { _ in } }
  }
}
