import ReactiveKernel

extension SignalProducer {
  /// Shares one run among all starts, and replays the last `capacity` values and the end to those that come later.
  ///
  /// The run begins with the first start. It is interrupted when all copies of this producer and all observers are gone.
  public func replayLazily(upTo capacity: Int) -> SignalProducer<Value, Error> {
    precondition(capacity >= 0, "`replayLazily` needs a capacity of at least zero.")
    let replay = Replay(source, capacity)
    return SignalProducer(starting: { observer, run in replay.start(observer, run) })
  }
}

/// The run that `replayLazily` shares.
///
/// It is interrupted when this is released.
private final class Replay<Value, Error: Swift.Error> {
  private let shared: SharedValues<Value, Error>
  private let source: Source<Value, Error>
  private let run = Run()
  private let hasStarted = StopFlag()

  init(_ source: Source<Value, Error>, _ capacity: Int) {
    self.source = source
    shared = SharedValues(capacity)
  }

  deinit { run.dispose() }

  func start(_ observer: Signal<Value, Error>.Observer, _ run: Run) {
    let core = SignalCore<Value, Error>(.nested, run)
    _ = core.add(observer)
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
private final class SharedValues<Value, Error: Swift.Error> {
  private let capacity: Int
  private let lock = Lock()
  // Guarded by `lock`.
  private let values = RingBuffer<Value>()
  @exclusivity(unchecked) private var termination: Termination<Error>?
  @exclusivity(unchecked) private var observers = Bag<SignalCore<Value, Error>>()

  init(_ capacity: Int) { self.capacity = capacity }

  /// Replays the values to a new observer, while what the run sends meanwhile waits.
  func add(_ core: SignalCore<Value, Error>, _ run: Run) {
    core.inside { [self] in
      let (values, termination, token) = lock.locked {
        let token = self.termination == nil ? observers.insert(core) : nil
        return (self.values.values, self.termination, token)
      }
      if let token { run.store(AnyDisposable { self.remove(token) }) }
      for value in values { core.deliver(value) }
      if let termination { core.end(termination) }
    }
  }

  private func remove(_ token: Bag<SignalCore<Value, Error>>.Token) {
    var removed: SignalCore<Value, Error>?
    lock.locked { removed = observers.remove(using: token) }
    withExtendedLifetime(removed) {}
  }

  func send(_ value: Value) {
    var dropped: Value?
    let observers = lock.locked {
      if capacity > 0 {
        if values.count == capacity { dropped = values.removeFirst() }
        values.append(value)
      }
      return self.observers
    }
    withExtendedLifetime(dropped) {}
    for observer in observers { observer.send(value) }
  }

  func end(_ termination: Termination<Error>) {
    let observers = lock.locked {
      self.termination = termination
      defer { self.observers = Bag() }
      return self.observers
    }
    for observer in observers { observer.end(termination) }
  }
}
