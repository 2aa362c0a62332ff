extension Signal {
  /// Observes the signal.
  ///
  /// - Returns: What ends the observation, without an event; nil if the signal has ended, in which case the observer is
  ///   interrupted.
  @inlinable
  @discardableResult
  public func observe(_ observer: Observer) -> (any Disposable)? { core.observe(observer) }

  /// Calls a closure for each event.
  @discardableResult
  public func observe(_ action: @escaping Observer.Action) -> (any Disposable)? {
    observe(Observer(action))
  }

  /// Calls a closure for each value and for the error.
  @discardableResult
  public func observeResult(
    _ action: @escaping (Result<Value, Error>) -> Void
  ) -> (any Disposable)? {
    observe(Observer(value: { action(.success($0)) }, failed: { action(.failure($0)) }))
  }

  /// Calls a closure when the signal completes.
  @discardableResult
  public func observeCompleted(_ action: @escaping () -> Void) -> (any Disposable)? {
    observe(Observer(completed: action))
  }

  /// Calls a closure with the error that ends the signal.
  @discardableResult
  public func observeFailed(_ action: @escaping (Error) -> Void) -> (any Disposable)? {
    observe(Observer(failed: action))
  }

  /// Calls a closure when the signal is interrupted, or has ended.
  @discardableResult
  public func observeInterrupted(_ action: @escaping () -> Void) -> (any Disposable)? {
    observe(Observer(interrupted: action))
  }

  @available(*, unavailable, message: "this signal can fail: use `observeResult`")
  @discardableResult
  public func observeValues(_ action: @escaping (Value) -> Void) -> (any Disposable)? {
    preconditionFailure("unavailable")
  }
}

extension Signal where Error == Never {
  /// Calls a closure for each value.
  @inlinable
  @discardableResult
  public func observeValues(_ action: @escaping (Value) -> Void) -> (any Disposable)? {
    observe(Observer(next: action, end: { _ in }))
  }
}
