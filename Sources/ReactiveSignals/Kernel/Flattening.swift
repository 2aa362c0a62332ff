import ReactiveKernel

/// The kernel of operators that run inner producers.
///
/// A subclass is a strategy.
///
/// Inner producers are among the resources of the result, so that its end interrupts them.
class Flattening<Value, Error: Swift.Error> {
  final let core: SignalCore<Value, Error>
  final let lock = Lock()
  // Guarded by `lock`.
  @exclusivity(unchecked) final var hasOuterCompleted = false

  init(into core: SignalCore<Value, Error>) { self.core = core }

  /// Receives an inner producer.
  func receive(_ inner: SignalProducer<Value, Error>) {}

  /// Whether no inner producer runs or waits.
  ///
  /// Called with the lock held.
  var isIdle: Bool { true }

  final func endOuter(_ termination: Termination<Error>) {
    guard case .completed = termination else { return core.end(termination) }
    let isOver = lock.locked {
      hasOuterCompleted = true
      return isIdle
    }
    if isOver { core.complete() }
  }
}

/// Runs up to `limit` inner producers at the same time; the others wait.
final class ConcurrentFlattening<Value, Error: Swift.Error>: Flattening<Value, Error> {
  private let limit: UInt
  // Guarded by `lock`.
  @exclusivity(unchecked) private var running: UInt = 0
  private let waiting = RingBuffer<SignalProducer<Value, Error>>()
  @exclusivity(unchecked) private var isStarting = false

  init(into core: SignalCore<Value, Error>, limit: UInt) {
    self.limit = limit
    super.init(into: core)
  }

  override var isIdle: Bool { running == 0 && waiting.isEmpty }

  override func receive(_ inner: SignalProducer<Value, Error>) {
    if limit == .max {
      // The most frequent case: a single value needs no count and no run.
      if inner.source.deliverOnlyValue(to: core.send) { return }
      lock.locked { running += 1 }
      return start(inner)
    }
    let startsNow = lock.locked {
      if !isStarting, running < limit, waiting.isEmpty {
        isStarting = true
        running += 1
        return true
      }
      waiting.append(inner)
      return false
    }
    if startsNow {
      run(inner)
      lock.locked { isStarting = false }
    }
    startWaiting()
  }

  private func run(_ inner: SignalProducer<Value, Error>) {
    if inner.source.deliverOnlyValue(to: core.send) { innerEnded() } else { start(inner) }
  }

  /// One loop at a time: an inner producer that ends while it is started finds the loop running and returns, so that any number
  /// of them run at one level of the stack.
  private func startWaiting() {
    while true {
      let next: SignalProducer<Value, Error>? = lock.locked {
        if isStarting || running >= limit || waiting.isEmpty { return nil }
        isStarting = true
        running += 1
        return waiting.removeFirst()
      }
      guard let next else { return }
      run(next)
      lock.locked { isStarting = false }
    }
  }

  private func start(_ inner: SignalProducer<Value, Error>) {
    let run = Run()
    let ticket = core.resources.add(run)
    inner.source.start(
      .init(
        next: core.send,
        end: { [self] termination in
          if case .failed = termination { return core.end(termination) }
          ticket?.dispose()
          innerEnded()
        }
      ),
      run
    )
  }

  private func innerEnded() {
    let isOver = lock.locked {
      running -= 1
      return hasOuterCompleted && isIdle
    }
    if isOver { core.complete() } else if limit < .max { startWaiting() }
  }
}

/// Runs the latest inner producer.
final class LatestFlattening<Value, Error: Swift.Error>: Flattening<Value, Error> {
  private let current = SerialDisposable()
  // Guarded by `lock`.
  @exclusivity(unchecked) private var running: Run?

  override init(into core: SignalCore<Value, Error>) {
    super.init(into: core)
    core.resources.store(current)
  }

  override var isIdle: Bool { running == nil }

  override func receive(_ inner: SignalProducer<Value, Error>) {
    // A single value needs no run if it has none to interrupt.
    if lock.locked({ isIdle }), inner.source.deliverOnlyValue(to: core.send) { return }
    let run = Run()
    // The one before is not the running one any more when it is interrupted, so that its end is ignored.
    lock.locked { running = run }
    current.inner = run
    inner.source.start(
      .init(
        next: { [self] value in
          if !run.isInterrupted { core.send(value) }
        },
        end: { [self] termination in
          if case .failed = termination, !run.isInterrupted { return core.end(termination) }
          let isOver = lock.locked {
            if running !== run { return false }
            running = nil
            return hasOuterCompleted
          }
          if isOver { core.complete() }
        }
      ),
      run
    )
  }
}

/// Runs inner producers until one sends an event, and then only that one.
final class RaceFlattening<Value, Error: Swift.Error>: Flattening<Value, Error> {
  private let runs = CompositeDisposable()
  // Guarded by `lock`.
  @exclusivity(unchecked) private var isAnyRunning = false
  @exclusivity(unchecked) private var winner: Run?

  override init(into core: SignalCore<Value, Error>) {
    super.init(into: core)
    core.resources.store(runs)
  }

  override var isIdle: Bool { !isAnyRunning }

  override func receive(_ inner: SignalProducer<Value, Error>) {
    let run = Run()
    let isLate = lock.locked {
      if winner != nil { return true }
      isAnyRunning = true
      return false
    }
    if isLate { return }
    let ticket = runs.add(run)
    inner.source.start(
      .init(
        next: { [self] value in
          if wins(run, ticket) { core.send(value) }
        },
        end: { [self] termination in
          guard wins(run, ticket) else { return }
          guard case .completed = termination else { return core.end(termination) }
          let isOver = lock.locked {
            isAnyRunning = false
            return hasOuterCompleted
          }
          if isOver { core.complete() }
        }
      ),
      run
    )
  }

  /// Whether a producer that has sent an event is the winner.
  ///
  /// The first to ask is.
  private func wins(_ run: Run, _ ticket: (any Disposable)?) -> Bool {
    let (isWinner, isFirst) = lock.locked {
      if let winner { return (winner === run, false) }
      winner = run
      return (true, true)
    }
    if isFirst {
      ticket?.dispose()
      core.resources.store(run)
      runs.dispose()
    }
    return isWinner
  }
}

/// Runs an inner producer if none runs.
final class ThrottleFlattening<Value, Error: Swift.Error>: Flattening<Value, Error> {
  private let current = SerialDisposable()
  // Guarded by `lock`.
  @exclusivity(unchecked) private var isRunning = false

  override init(into core: SignalCore<Value, Error>) {
    super.init(into: core)
    core.resources.store(current)
  }

  override var isIdle: Bool { !isRunning }

  override func receive(_ inner: SignalProducer<Value, Error>) {
    let starts = lock.locked {
      defer { isRunning = true }
      return !isRunning
    }
    if !starts { return }
    let run = Run()
    current.inner = run
    inner.source.start(
      .init(
        next: core.send,
        end: { [self] termination in
          guard case .completed = termination else { return core.end(termination) }
          let isOver = lock.locked {
            isRunning = false
            return hasOuterCompleted
          }
          if isOver { core.complete() }
        }
      ),
      run
    )
  }
}

extension Signal {
  /// Transforms each value into a producer and runs these, as a strategy says.
  ///
  /// - Parameter convert: Gives the end of this signal the error type of the result.
  func flattening<U, F>(
    _ strategy: FlattenStrategy,
    _ transform: @escaping (Value) -> SignalProducer<U, F>,
    _ convert: @escaping (Termination<Error>) -> Termination<F>
  ) -> Signal<U, F> {
    let core = SignalCore<U, F>(.forbidden)
    let result = Signal<U, F>(core)
    let kernel = strategy.makeFlattening(into: core)
    let ticket = observe(
      .init(next: { kernel.receive(transform($0)) }, end: { kernel.endOuter(convert($0)) })
    )
    core.resources.store(ticket)
    return result
  }
}

extension SignalProducer {
  /// Transforms each value into a producer and runs these, as a strategy says.
  ///
  /// - Parameter convert: Gives the end of this producer the error type of the result.
  func flattening<U, F>(
    _ strategy: FlattenStrategy,
    _ transform: @escaping (Value) -> SignalProducer<U, F>,
    _ convert: @escaping (Termination<Error>) -> Termination<F>
  ) -> SignalProducer<U, F> {
    connectedSerially { core in
      let kernel = strategy.makeFlattening(into: core)
      return .init(
        next: { kernel.receive(transform($0)) },
        end: { kernel.endOuter(convert($0)) }
      )
    }
  }

  /// A producer that connects to this one for each start, of an operator with several sources.
  ///
  /// Its interruption reaches the result first, and then the sources.
  func connectedSerially<U, F>(
    _ connect: @escaping (SignalCore<U, F>) -> Signal<Value, Error>.Observer
  ) -> SignalProducer<U, F> {
    let source = source
    return SignalProducer<U, F>(starting: { observer, run in
      let core = SignalCore<U, F>(.forbidden, run, to: observer)
      run.attach(core)
      if core.hasEnded { return }
      let upstream = Run()
      run.store(upstream)
      source.start(connect(core), upstream)
    })
  }
}
