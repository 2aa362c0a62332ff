extension ObservableType {
  /// Sends each event to the observers, in order.
  public func bind<Observer: ObserverType>(
    to observers: Observer...
  ) -> any Disposable where Observer.Element == Element {
    subscribe { event in
      for observer in observers { observer.on(event) }
    }
  }

  /// Sends each event to the observers, in order.
  public func bind<Observer: ObserverType>(
    to observers: Observer...
  ) -> any Disposable where Observer.Element == Element? {
    map { $0 as Element? }.subscribe { event in
      for observer in observers { observer.on(event) }
    }
  }

  /// Hands each element to the relays; completion is ignored, and an error is reported by `Diagnostics`.
  public func bind(to relays: PublishRelay<Element>...) -> any Disposable {
    bind("publish relay") { element in for relay in relays { relay.accept(element) } }
  }

  /// Hands each element to the relays; completion is ignored, and an error is reported by `Diagnostics`.
  public func bind(to relays: PublishRelay<Element?>...) -> any Disposable {
    bind("publish relay") { element in for relay in relays { relay.accept(element) } }
  }

  /// Hands each element to the relays; completion is ignored, and an error is reported by `Diagnostics`.
  public func bind(to relays: BehaviorRelay<Element>...) -> any Disposable {
    bind("behavior relay") { element in for relay in relays { relay.accept(element) } }
  }

  /// Hands each element to the relays; completion is ignored, and an error is reported by `Diagnostics`.
  public func bind(to relays: BehaviorRelay<Element?>...) -> any Disposable {
    bind("behavior relay") { element in for relay in relays { relay.accept(element) } }
  }

  /// Hands each element to the relays; completion is ignored, and an error is reported by `Diagnostics`.
  public func bind(to relays: ReplayRelay<Element>...) -> any Disposable {
    bind("replay relay") { element in for relay in relays { relay.accept(element) } }
  }

  /// Hands each element to the relays; completion is ignored, and an error is reported by `Diagnostics`.
  public func bind(to relays: ReplayRelay<Element?>...) -> any Disposable {
    bind("replay relay") { element in for relay in relays { relay.accept(element) } }
  }

  /// Hands each element to a closure; an error is reported by `Diagnostics`.
  public func bind(onNext: @escaping (Element) -> Void) -> any Disposable {
    subscribe(onNext: onNext, onError: { Diagnostics.write("Binding error: \($0)") })
  }

  // The other library stops the process here in its debug builds. A learner's mistake must not, so it is said and the
  // relay lives on, as in its release builds.
  private func bind(
    _ kind: String,
    _ accept: @escaping (Element) -> Void
  ) -> any Disposable {
    subscribe(
      onNext: accept,
      onError: { Diagnostics.write("Binding error to \(kind): \($0)") }
    )
  }
}
