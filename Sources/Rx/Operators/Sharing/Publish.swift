extension ObservableType {
  /// The source through a publish subject: observers receive what is sent while they are subscribed.
  public func publish() -> ConnectableObservable<Element> {
    multicast(makeSubject: { PublishSubject() })
  }
}
