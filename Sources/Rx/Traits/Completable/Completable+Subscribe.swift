extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Never {
  /// Subscribes with a closure that receives the event.
  public func subscribe(_ observer: @escaping (CompletableEvent) -> Void) -> any Disposable {
    subscribe(
      onCompleted: { observer(.completed) },
      onError: { error in observer(.error(error)) }
    )
  }

  /// Subscribes with a closure for each terminal event.
  ///
  /// - Parameters:
  ///   - onCompleted: Called when the completable completes.
  ///   - onError: Receives the error. Without it, an error goes to `Hooks.defaultErrorHandler`.
  ///   - onDisposed: Called once, after the subscription has ended or been disposed.
  /// - Returns: A disposable that ends the subscription.
  public func subscribe(
    onCompleted: (() -> Void)? = nil,
    onError: ((any Error) -> Void)? = nil,
    onDisposed: (() -> Void)? = nil
  ) -> any Disposable {
    subscribeForOutcome(onError: onError, onEmpty: onCompleted, onDisposed: onDisposed)
  }

  /// Subscribes with closures that also receive `object`, which the subscription does not keep alive.
  public func subscribe<Object: AnyObject>(
    with object: Object,
    onCompleted: ((Object) -> Void)? = nil,
    onError: ((Object, any Error) -> Void)? = nil,
    onDisposed: ((Object) -> Void)? = nil
  ) -> any Disposable {
    subscribe(
      onCompleted: weakly(object, onCompleted),
      onError: weakly(object, onError),
      onDisposed: weakly(object, onDisposed)
    )
  }
}
