extension PublishSubject {
  /// Creates an observable of this subject, each of whose subscriptions retains `shared`.
  func holding(_ shared: RefCountDisposable) -> Observable<Element> {
    Producer(startsTrampoline: false) { downstream, lifetime in
      lifetime.add(shared.retain())
      self.run(downstream.observer, in: lifetime)
    }
  }
}
