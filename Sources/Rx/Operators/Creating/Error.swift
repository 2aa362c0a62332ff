extension ObservableType {
  /// Fails at once.
  ///
  ///     result  #
  public static func error(_ error: any Swift.Error) -> Observable<Element> {
    Producer(startsTrampoline: false) { observer, _ in observer.end(error) }
  }
}
