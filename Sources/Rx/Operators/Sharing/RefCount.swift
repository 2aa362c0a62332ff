extension ConnectableObservableType {
  /// Connects for the first subscriber and disconnects after the last one; the next subscriber connects again.
  ///
  /// If you call this more than once, the subscribers of all the results count together.
  ///
  ///     first   ^--a--b!         source subscribed to at the first ^,
  ///     second     ^--b---c!     let go of at the last !
  public func refCount() -> Observable<Element> {
    let source = asObservable()
    let connectable =
      source as? ConnectableObservable<Element>
      ?? ConnectableObservable(disposesSourceFirst: true) {
        ConnectableObservable.SharedSubject(output: source) { lifetime, _ in
          lifetime.add(self.connect())
        }
      }
    return Producer(connectable.runCounted)
  }
}
