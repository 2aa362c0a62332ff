extension ObservableType {
  /// Sends `element` in place of an error, and completes.
  ///
  ///     source  --a--#
  ///     result  --a--(x|)
  public func catchAndReturn(_ element: Element) -> Observable<Element> {
    self.catch { _ in .just(element) }
  }
}
