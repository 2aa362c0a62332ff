extension ObservableType {
  /// Subscribes with a closure for each kind of event.
  ///
  /// - Parameters:
  ///   - onNext: Receives each element.
  ///   - onError: Receives the error that ends the observable. Without it, an error goes to `Hooks.defaultErrorHandler`.
  ///   - onCompleted: Called when the observable completes.
  ///   - onDisposed: Called once, after the subscription has ended or been disposed.
  /// - Returns: A disposable that ends the subscription.
  @inlinable
  public func subscribe(
    onNext: ((Element) -> Void)? = nil,
    onError: ((any Error) -> Void)? = nil,
    onCompleted: (() -> Void)? = nil,
    onDisposed: (() -> Void)? = nil
  ) -> any Disposable {
    let lifetime = Lifetime(onDisposed: onDisposed)
    let subscriber = Subscriber(
      lifetime,
      onNext ?? { _ in },
      onError ?? Hooks.recordingErrorHandler(),
      onCompleted
    )
    asObservable().start(
      next: { subscriber.receive($0) },
      end: { subscriber.end($0) },
      in: lifetime
    )
    return lifetime
  }

  /// Subscribes with a closure that receives each event.
  @inlinable
  public func subscribe(_ on: @escaping (Event<Element>) -> Void) -> any Disposable {
    let lifetime = Lifetime()
    asObservable().start(
      next: { element in
        if lifetime.isActive { on(.next(element)) }
      },
      end: { error in
        guard lifetime.stop() else { return }
        if let error { on(.error(error)) } else { on(.completed) }
        lifetime.finish()
      },
      in: lifetime
    )
    return lifetime
  }

  /// Subscribes with closures that also receive `object`, which the subscription does not keep alive.
  ///
  /// Once `object` is deallocated, the closures are not called; the subscription continues.
  public func subscribe<Object: AnyObject>(
    with object: Object,
    onNext: ((Object, Element) -> Void)? = nil,
    onError: ((Object, any Error) -> Void)? = nil,
    onCompleted: ((Object) -> Void)? = nil,
    onDisposed: ((Object) -> Void)? = nil
  ) -> any Disposable {
    subscribe(
      onNext: weakly(object, onNext),
      onError: weakly(object, onError),
      onCompleted: weakly(object, onCompleted),
      onDisposed: weakly(object, onDisposed)
    )
  }
}
