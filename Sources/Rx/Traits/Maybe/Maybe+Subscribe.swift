extension PrimitiveSequenceType where Trait == MaybeTrait {
  /// Subscribes with a closure that receives the event.
  public func subscribe(_ observer: @escaping (MaybeEvent<Element>) -> Void) -> any Disposable {
    subscribe(
      onSuccess: { element in observer(.success(element)) },
      onError: { error in observer(.error(error)) },
      onCompleted: { observer(.completed) }
    )
  }

  /// Subscribes with a closure for each terminal event.
  ///
  /// - Parameters:
  ///   - onSuccess: Receives the element.
  ///   - onError: Receives the error. Without it, an error goes to `Hooks.defaultErrorHandler`.
  ///   - onCompleted: Called when the maybe completes without an element.
  ///   - onDisposed: Called once, after the subscription has ended or been disposed.
  /// - Returns: A disposable that ends the subscription.
  public func subscribe(
    onSuccess: ((Element) -> Void)? = nil,
    onError: ((any Error) -> Void)? = nil,
    onCompleted: (() -> Void)? = nil,
    onDisposed: (() -> Void)? = nil
  ) -> any Disposable {
    subscribeForOutcome(
      onElement: onSuccess,
      onError: onError,
      onEmpty: onCompleted,
      onDisposed: onDisposed
    )
  }

  /// Subscribes with closures that also receive `object`, which the subscription does not keep alive.
  public func subscribe<Object: AnyObject>(
    with object: Object,
    onSuccess: ((Object, Element) -> Void)? = nil,
    onError: ((Object, any Error) -> Void)? = nil,
    onCompleted: ((Object) -> Void)? = nil,
    onDisposed: ((Object) -> Void)? = nil
  ) -> any Disposable {
    subscribe(
      onSuccess: weakly(object, onSuccess),
      onError: weakly(object, onError),
      onCompleted: weakly(object, onCompleted),
      onDisposed: weakly(object, onDisposed)
    )
  }
}
