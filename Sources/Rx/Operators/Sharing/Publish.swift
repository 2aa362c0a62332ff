extension ObservableType {
  /// Sends the source through a publish subject: subscribers receive what is sent while they are subscribed.
  ///
  ///     source             --a-b-c-|
  ///     subscribed at two    --b-c-|
  public func publish() -> ConnectableObservable<Element> {
    multicast(makeSubject: { PublishSubject() })
  }
}
