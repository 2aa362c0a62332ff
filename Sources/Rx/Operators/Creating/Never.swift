extension ObservableType {
  /// Sends nothing, and never ends.
  ///
  ///     result  -
  public static func never() -> Observable<Element> {
    Producer(startsTrampoline: false) { _, _ in }
  }
}
