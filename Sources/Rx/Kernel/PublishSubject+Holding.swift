extension PublishSubject {
  /// This subject as a sequence whose subscriptions keep what is shared alive.
  func holding(_ shared: RefCountDisposable) -> Observable<Element> {
    Producer(startsTrampoline: false) { observer, lifetime in
      lifetime.add(shared.retain())
      self.run(observer, in: lifetime)
    }
  }
}
