extension PrimitiveSequenceType where Trait == SingleTrait {
  /// Subscribes with a closure that receives the element or the error.
  public func subscribe(
    _ observer: @escaping (SingleEvent<Element>) -> Void
  ) -> any Disposable {
    subscribe(
      onSuccess: { element in observer(.success(element)) },
      onFailure: { error in observer(.failure(error)) }
    )
  }

  /// Subscribes with a closure for each terminal event.
  ///
  /// - Parameters:
  ///   - onSuccess: Receives the element.
  ///   - onFailure: Receives the error. Without it, an error goes to `Hooks.defaultErrorHandler`.
  ///   - onDisposed: Called once, after the subscription has ended or been disposed.
  /// - Returns: A disposable that ends the subscription.
  public func subscribe(
    onSuccess: ((Element) -> Void)? = nil,
    onFailure: ((any Error) -> Void)? = nil,
    onDisposed: (() -> Void)? = nil
  ) -> any Disposable {
    subscribeForOutcome(
      onElement: onSuccess,
      onError: onFailure,
      onEmpty: {
        Diagnostics.write(
          "A Single completed without an element. `retry(0)`, and `retry(when:)` with a trigger that completes, do that; "
            + "use a Maybe if there may be none"
        )
      },
      onDisposed: onDisposed
    )
  }

  /// Subscribes with closures that also receive `object`, which the subscription does not keep alive.
  public func subscribe<Object: AnyObject>(
    with object: Object,
    onSuccess: ((Object, Element) -> Void)? = nil,
    onFailure: ((Object, any Error) -> Void)? = nil,
    onDisposed: ((Object) -> Void)? = nil
  ) -> any Disposable {
    subscribe(
      onSuccess: weakly(object, onSuccess),
      onFailure: weakly(object, onFailure),
      onDisposed: weakly(object, onDisposed)
    )
  }
}
