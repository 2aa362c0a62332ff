/// What a producer does when it is started.
///
/// A source sends to the observer until the run is interrupted, delivers one terminal event, and finishes the run.
@usableFromInline
class Source<Value, Error: Swift.Error> {
  @usableFromInline
  init() {}

  @usableFromInline
  func start(_ observer: Signal<Value, Error>.Observer, _ run: Run) {
    preconditionFailure("A source must override `start`.")
  }

  /// Starts the source for a program's observer, and returns what interrupts it.
  func start(_ observer: Signal<Value, Error>.Observer) -> any Disposable {
    let run = Run()
    start(observer, run)
    return run.isDisposed ? run : RunHandle(run)
  }

  /// Delivers the value of a source that has one value and then completes, or returns false.
  @usableFromInline
  func deliverOnlyValue(to receive: (Value) -> Void) -> Bool { false }
}

/// A source that is a closure.
@usableFromInline
final class ClosureSource<Value, Error: Swift.Error>: Source<Value, Error> {
  private let body: (Signal<Value, Error>.Observer, Run) -> Void

  @usableFromInline
  init(_ body: @escaping (Signal<Value, Error>.Observer, Run) -> Void) {
    self.body = body
    super.init()
  }

  @usableFromInline
  override func start(_ observer: Signal<Value, Error>.Observer, _ run: Run) { body(observer, run) }
}

/// A source of one value.
final class ValueSource<Value, Error: Swift.Error>: Source<Value, Error> {
  private let value: Value

  init(_ value: Value) {
    self.value = value
    super.init()
  }

  override func start(_ observer: Signal<Value, Error>.Observer, _ run: Run) {
    if !run.isInterrupted { observer.onValue(value) }
    run.end(observer, .completed)
  }

  // Nothing can interrupt it before it returns.
  override func start(_ observer: Signal<Value, Error>.Observer) -> any Disposable {
    observer.onValue(value)
    observer.onEnd(.completed)
    return Lifetime.over
  }

  override func deliverOnlyValue(to receive: (Value) -> Void) -> Bool {
    receive(value)
    return true
  }
}

/// A source without values.
final class EndSource<Value, Error: Swift.Error>: Source<Value, Error> {
  private let termination: Termination<Error>

  init(_ termination: Termination<Error>) {
    self.termination = termination
    super.init()
  }

  override func start(_ observer: Signal<Value, Error>.Observer, _ run: Run) {
    run.end(observer, termination)
  }
}

/// A source that runs a program's handler.
final class HandlerSource<Value, Error: Swift.Error>: Source<Value, Error> {
  private let recursion: ObserverTable.Recursion
  private let handler: (Signal<Value, Error>.Observer, Lifetime) -> Void

  init(
    _ recursion: ObserverTable.Recursion,
    _ handler: @escaping (Signal<Value, Error>.Observer, Lifetime) -> Void
  ) {
    self.recursion = recursion
    self.handler = handler
    super.init()
  }

  override func start(_ observer: Signal<Value, Error>.Observer, _ run: Run) {
    let core = SignalCore<Value, Error>(recursion, run)
    _ = core.add(observer)
    run.attach(core)
    if core.hasEnded { return }
    let input = core.onlyInput
    run.keep(input)
    handler(input, Lifetime(run))
  }
}
