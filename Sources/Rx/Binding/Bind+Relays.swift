extension ObservableType {
  /// Passes each element to the relays.
  ///
  /// Completion is ignored, and an error is reported through `Diagnostics`.
  public func bind(to relays: PublishRelay<Element>...) -> any Disposable {
    bind("publish relay") { element in for relay in relays { relay.accept(element) } }
  }

  /// Passes each element to the relays.
  ///
  /// Completion is ignored, and an error is reported through `Diagnostics`.
  public func bind(to relays: PublishRelay<Element?>...) -> any Disposable {
    bind("publish relay") { element in for relay in relays { relay.accept(element) } }
  }

  /// Passes each element to the relays.
  ///
  /// Completion is ignored, and an error is reported through `Diagnostics`.
  public func bind(to relays: BehaviorRelay<Element>...) -> any Disposable {
    bind("behavior relay") { element in for relay in relays { relay.accept(element) } }
  }

  /// Passes each element to the relays.
  ///
  /// Completion is ignored, and an error is reported through `Diagnostics`.
  public func bind(to relays: BehaviorRelay<Element?>...) -> any Disposable {
    bind("behavior relay") { element in for relay in relays { relay.accept(element) } }
  }

  /// Passes each element to the relays.
  ///
  /// Completion is ignored, and an error is reported through `Diagnostics`.
  public func bind(to relays: ReplayRelay<Element>...) -> any Disposable {
    bind("replay relay") { element in for relay in relays { relay.accept(element) } }
  }

  /// Passes each element to the relays.
  ///
  /// Completion is ignored, and an error is reported through `Diagnostics`.
  public func bind(to relays: ReplayRelay<Element?>...) -> any Disposable {
    bind("replay relay") { element in for relay in relays { relay.accept(element) } }
  }

  private func bind(
    _ kind: String,
    _ accept: @escaping (Element) -> Void
  ) -> any Disposable {
    subscribe(
      onNext: accept,
      onError: { error in Diagnostics.writeBindingError(error, to: kind) }
    )
  }
}

extension InfallibleType {
  /// Passes each element to the relays; completion is ignored.
  public func bind(to relays: PublishRelay<Element>...) -> any Disposable {
    subscribe(onNext: { element in for relay in relays { relay.accept(element) } })
  }

  /// Passes each element to the relays; completion is ignored.
  public func bind(to relays: PublishRelay<Element?>...) -> any Disposable {
    subscribe(onNext: { element in for relay in relays { relay.accept(element) } })
  }

  /// Passes each element to the relays; completion is ignored.
  public func bind(to relays: BehaviorRelay<Element>...) -> any Disposable {
    subscribe(onNext: { element in for relay in relays { relay.accept(element) } })
  }

  /// Passes each element to the relays; completion is ignored.
  public func bind(to relays: BehaviorRelay<Element?>...) -> any Disposable {
    subscribe(onNext: { element in for relay in relays { relay.accept(element) } })
  }

  /// Passes each element to the relays; completion is ignored.
  public func bind(to relays: ReplayRelay<Element>...) -> any Disposable {
    subscribe(onNext: { element in for relay in relays { relay.accept(element) } })
  }

  /// Passes each element to the relays; completion is ignored.
  public func bind(to relays: ReplayRelay<Element?>...) -> any Disposable {
    subscribe(onNext: { element in for relay in relays { relay.accept(element) } })
  }
}
