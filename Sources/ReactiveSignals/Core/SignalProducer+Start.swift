extension SignalProducer {
  /// Creates a signal of a new run, and starts the work when `setup` returns.
  ///
  /// - Parameter setup: Receives the signal, and what interrupts it. If it interrupts the signal, the work does not start.
  /// - Returns: What `setup` returns.
  @discardableResult
  public func startWithSignal<Result>(
    _ setup: (_ signal: Signal<Value, Error>, _ interruptHandle: any Disposable) -> Result
  ) -> Result {
    let run = Run()
    // Recursion is the concern of the source, which sends through a core of its own where that matters.
    let core = SignalCore<Value, Error>(.nested)
    core.resources.store(AnyDisposable(run.endSilently))
    let signal = Signal(core)
    let handle = RunHandle(run)
    let result = setup(signal, handle)
    source.start(core.input, run)
    withExtendedLifetime((signal, handle)) {}
    return result
  }

  /// Starts the producer.
  ///
  /// - Returns: What interrupts it.
  @discardableResult
  public func start(_ observer: Signal<Value, Error>.Observer = .init()) -> any Disposable {
    source.start(observer)
  }

  /// Starts the producer, and calls a closure for each event.
  @discardableResult
  public func start(
    _ action: @escaping Signal<Value, Error>.Observer.Action
  ) -> any Disposable {
    start(Signal.Observer(action))
  }

  /// Starts the producer, and calls a closure for each value and for the error.
  @discardableResult
  public func startWithResult(
    _ action: @escaping (Result<Value, Error>) -> Void
  ) -> any Disposable {
    start(Signal.Observer(value: { action(.success($0)) }, failed: { action(.failure($0)) }))
  }

  /// Starts the producer, and calls a closure when it completes.
  @discardableResult
  public func startWithCompleted(_ action: @escaping () -> Void) -> any Disposable {
    start(Signal.Observer(completed: action))
  }

  /// Starts the producer, and calls a closure with the error that ends it.
  @discardableResult
  public func startWithFailed(_ action: @escaping (Error) -> Void) -> any Disposable {
    start(Signal.Observer(failed: action))
  }

  /// Starts the producer, and calls a closure when it is interrupted.
  @discardableResult
  public func startWithInterrupted(_ action: @escaping () -> Void) -> any Disposable {
    start(Signal.Observer(interrupted: action))
  }

  @available(*, unavailable, message: "this producer can fail: use `startWithResult`")
  @discardableResult
  public func startWithValues(_ action: @escaping (Value) -> Void) -> any Disposable {
    preconditionFailure("unavailable")
  }
}

extension SignalProducer where Error == Never {
  /// Starts the producer, and calls a closure for each value.
  @inlinable
  @discardableResult
  public func startWithValues(_ action: @escaping (Value) -> Void) -> any Disposable {
    if source.deliverOnlyValue(to: action) { return Lifetime.over }
    return start(Signal.Observer(next: action, end: { _ in }))
  }
}
