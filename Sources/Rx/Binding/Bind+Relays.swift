extension ObservableType {
  /// Passes each element to the relays.
  ///
  /// Completion is ignored, and an error is reported through `Diagnostics`.
  public func bind(to relays: PublishRelay<Element>...) -> any Disposable {
    bind(to: relays, named: "publish relay") { $0.accept($1) }
  }

  /// Passes each element to the relays.
  ///
  /// Completion is ignored, and an error is reported through `Diagnostics`.
  public func bind(to relays: PublishRelay<Element?>...) -> any Disposable {
    bind(to: relays, named: "publish relay") { $0.accept($1) }
  }

  /// Passes each element to the relays.
  ///
  /// Completion is ignored, and an error is reported through `Diagnostics`.
  public func bind(to relays: BehaviorRelay<Element>...) -> any Disposable {
    bind(to: relays, named: "behavior relay") { $0.accept($1) }
  }

  /// Passes each element to the relays.
  ///
  /// Completion is ignored, and an error is reported through `Diagnostics`.
  public func bind(to relays: BehaviorRelay<Element?>...) -> any Disposable {
    bind(to: relays, named: "behavior relay") { $0.accept($1) }
  }

  /// Passes each element to the relays.
  ///
  /// Completion is ignored, and an error is reported through `Diagnostics`.
  public func bind(to relays: ReplayRelay<Element>...) -> any Disposable {
    bind(to: relays, named: "replay relay") { $0.accept($1) }
  }

  /// Passes each element to the relays.
  ///
  /// Completion is ignored, and an error is reported through `Diagnostics`.
  public func bind(to relays: ReplayRelay<Element?>...) -> any Disposable {
    bind(to: relays, named: "replay relay") { $0.accept($1) }
  }

  private func bind<Relay>(
    to relays: [Relay],
    named kind: String,
    _ accept: @escaping (Relay, Element) -> Void
  ) -> any Disposable {
    subscribe(
      onNext: sending(to: relays, accept),
      onError: { error in Diagnostics.writeBindingError(error, to: kind) }
    )
  }
}

/// Returns a closure that passes its argument to each of the relays, in order.
private func sending<Relay, Element>(
  to relays: [Relay],
  _ accept: @escaping (Relay, Element) -> Void
) -> (Element) -> Void {
  { element in for relay in relays { accept(relay, element) } }
}

extension InfallibleType {
  /// Passes each element to the relays; completion is ignored.
  public func bind(to relays: PublishRelay<Element>...) -> any Disposable {
    subscribe(onNext: sending(to: relays) { $0.accept($1) })
  }

  /// Passes each element to the relays; completion is ignored.
  public func bind(to relays: PublishRelay<Element?>...) -> any Disposable {
    subscribe(onNext: sending(to: relays) { $0.accept($1) })
  }

  /// Passes each element to the relays; completion is ignored.
  public func bind(to relays: BehaviorRelay<Element>...) -> any Disposable {
    subscribe(onNext: sending(to: relays) { $0.accept($1) })
  }

  /// Passes each element to the relays; completion is ignored.
  public func bind(to relays: BehaviorRelay<Element?>...) -> any Disposable {
    subscribe(onNext: sending(to: relays) { $0.accept($1) })
  }

  /// Passes each element to the relays; completion is ignored.
  public func bind(to relays: ReplayRelay<Element>...) -> any Disposable {
    subscribe(onNext: sending(to: relays) { $0.accept($1) })
  }

  /// Passes each element to the relays; completion is ignored.
  public func bind(to relays: ReplayRelay<Element?>...) -> any Disposable {
    subscribe(onNext: sending(to: relays) { $0.accept($1) })
  }
}
