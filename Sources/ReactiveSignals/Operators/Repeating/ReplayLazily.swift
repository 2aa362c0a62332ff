public import ReactiveKernel

extension SignalProducer {
  /// Shares one run among all starts, and replays the last `capacity` values and the end to those that come later.
  ///
  /// The run begins with the first start. It is interrupted when all copies of this producer and all observers are gone.
  @inlinable
  public func replayLazily(upTo capacity: Int) -> SignalProducer<Value, Error> {
    precondition(capacity >= 0, "`replayLazily` needs a capacity of at least zero.")
    let replay = Replay(source, capacity)
    return SignalProducer(starting: { observer, run in replay.start(observer, run) })
  }
}

/// The run that `replayLazily` shares.
///
/// It is interrupted when this is released.
@usableFromInline
final class Replay<Value, Error: Swift.Error> {
  @usableFromInline let shared: SharedValues<Value, Error>
  @usableFromInline let source: Source<Value, Error>
  @usableFromInline let run = Run()
  @usableFromInline let hasStarted = StopFlag()

  @inlinable
  init(_ source: Source<Value, Error>, _ capacity: Int) {
    self.source = source
    shared = SharedValues(capacity)
  }

  deinit { run.dispose() }

  @inlinable
  func start(_ observer: Signal<Value, Error>.Observer, _ run: Run) {
    let core = SignalCore<Value, Error>(.nested, run, to: observer)
    run.attach(core)
    if core.hasEnded { return }
    // Holds the run while it is observed.
    run.store(AnyDisposable { [self] in withExtendedLifetime(self) {} })
    shared.add(core, run)
    if hasStarted.set() {
      source.start(.init(next: shared.send, end: shared.end), self.run)
      self.run.releaseInput()
    }
  }
}

/// The last values of a run, and who observes it.
@usableFromInline
final class SharedValues<Value, Error: Swift.Error> {
  @usableFromInline let capacity: Int
  @usableFromInline let core = SignalCore<Value, Error>(.nested)
  @usableFromInline let lock = Lock()
  // Guarded by `lock`.
  @usableFromInline let values = RingBuffer<Value>()
  @exclusivity(unchecked) @usableFromInline var termination: Termination<Error>?

  @inlinable
  init(_ capacity: Int) { self.capacity = capacity }

  /// Replays the values to a new observer, while what the run sends meanwhile waits.
  @inlinable
  func add(_ observer: SignalCore<Value, Error>, _ run: Run) {
    observer.inside { [self] in
      let input = observer.input
      let (values, termination) = lock.locked {
        if self.termination == nil { _ = core.add(input) }
        return (self.values.values, self.termination)
      }
      if termination == nil { run.store(Observation(core, input)) }
      for value in values { observer.deliver(value) }
      if let termination { observer.end(termination) }
    }
  }

  @inlinable
  func send(_ value: Value) {
    let thread = ObserverTable.thread
    // Released after the lock: its `deinit` may call other code.
    var replaced = value
    lock.lock()
    if values.count < capacity {
      values.append(value)
    } else if capacity > 0 {
      values.exchange(&replaced)
    }
    let delivery = core.prepareDelivery(of: value, thread)
    lock.unlock()
    core.make(delivery, of: value, thread)
    _ = consume replaced
  }

  @inlinable
  func end(_ termination: Termination<Error>) {
    lock.locked { self.termination = termination }
    core.end(termination)
  }
}
