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
  @usableFromInline let body: (Signal<Value, Error>.Observer, Run) -> Void

  @inlinable
  init(_ body: @escaping (Signal<Value, Error>.Observer, Run) -> Void) {
    self.body = body
    super.init()
  }

  @usableFromInline
  override func start(_ observer: Signal<Value, Error>.Observer, _ run: Run) { body(observer, run) }
}

/// A source of one value.
@usableFromInline
final class ValueSource<Value, Error: Swift.Error>: Source<Value, Error> {
  @usableFromInline let value: Value

  @inlinable
  init(_ value: Value) {
    self.value = value
    super.init()
  }

  @usableFromInline
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

  @usableFromInline
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
