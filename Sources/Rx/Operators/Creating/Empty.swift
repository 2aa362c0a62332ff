extension ObservableType {
  /// Completes immediately.
  ///
  ///     result  |
  public static func empty() -> Observable<Element> {
    Producer(startsTrampoline: false) { downstream, _ in downstream.end(nil) }
  }
}
