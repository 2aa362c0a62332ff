extension ObservableType {
  /// Drops the elements, and passes the terminal event.
  ///
  ///     source  --a--b--|
  ///     result  --------|
  public func ignoreElements() -> Observable<Never> {
    lift { _ in { _ in } }
  }
}
