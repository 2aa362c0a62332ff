extension ObservableType {
  /// Fails immediately.
  ///
  ///     result  #
  public static func error(_ error: any Swift.Error) -> Observable<Element> {
    Producer(startsTrampoline: false) { downstream, _ in downstream.end(error) }
  }
}
