extension ObservableType {
  /// Completes at once.
  ///
  ///     result  |
  public static func empty() -> Observable<Element> {
    Producer(startsTrampoline: false) { observer, _ in observer.end(nil) }
  }
}
