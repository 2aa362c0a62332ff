public import Foundation
import ReactiveKernel

extension SignalProducer {
  /// Runs the producer `count` times, one after the other.
  ///
  /// For 0 it is empty.
  public func `repeat`(_ count: Int) -> SignalProducer<Value, Error> {
    precondition(count >= 0, "`repeat` needs a count of at least zero.")
    if count == 0 { return .empty }
    return runningAgain { termination, runs in
      if case .completed = termination, runs < count { .now } else { nil }
    }
  }

  /// Runs the producer again after an error, at most `count` times.
  ///
  /// The last error passes.
  public func retry(upTo count: Int) -> SignalProducer<Value, Error> {
    precondition(count >= 0, "`retry` needs a count of at least zero.")
    return runningAgain { termination, runs in
      if case .failed = termination, runs <= count { .now } else { nil }
    }
  }

  /// Runs the producer again after an error, at most `count` times, each after an interval.
  ///
  /// The last error passes at once.
  ///
  /// - Parameter interval: The interval in seconds.
  public func retry(
    upTo count: Int,
    interval: TimeInterval,
    on scheduler: any DateScheduler
  ) -> SignalProducer<Value, Error> {
    precondition(count >= 0, "`retry` needs a count of at least zero.")
    return runningAgain { termination, runs in
      if case .failed = termination, runs <= count { .later(interval, scheduler) } else { nil }
    }
  }

  /// - Parameter again: When the producer runs again after an end, given the number of its runs.
  private func runningAgain(
    _ again: @escaping (Termination<Error>, _ runs: Int) -> NextRun?
  ) -> SignalProducer<Value, Error> {
    SignalProducer(starting: { observer, run in
      let core = SignalCore<Value, Error>(.forbidden, run, to: observer)
      run.attach(core)
      if !core.hasEnded { Runs(of: source, into: core, again).startNext() }
    })
  }
}

/// When a producer runs again.
private enum NextRun {
  case now
  case later(TimeInterval, any DateScheduler)
}

/// The runs of one producer, one after the other.
private final class Runs<Value, Error: Swift.Error> {
  private let source: Source<Value, Error>
  private let core: SignalCore<Value, Error>
  private let again: (Termination<Error>, Int) -> NextRun?
  private let current = SerialDisposable()
  private let lock = Lock()
  // Guarded by `lock`.
  @exclusivity(unchecked) private var count = 0
  @exclusivity(unchecked) private var isStarting = false
  @exclusivity(unchecked) private var isDue = false

  init(
    of source: Source<Value, Error>,
    into core: SignalCore<Value, Error>,
    _ again: @escaping (Termination<Error>, Int) -> NextRun?
  ) {
    self.source = source
    self.core = core
    self.again = again
    core.resources.store(current)
  }

  /// One loop at a time: a run that ends while it is started finds the loop running and returns, so that any number of runs need
  /// one level of the stack.
  func startNext() {
    lock.locked { isDue = true }
    while true {
      let number: Int? = lock.locked {
        if isStarting || !isDue { return nil }
        isDue = false
        isStarting = true
        count += 1
        return count
      }
      guard let number, !core.hasEnded else { return }
      start(number)
      lock.locked { isStarting = false }
    }
  }

  private func start(_ number: Int) {
    let run = Run()
    current.inner = run
    source.start(
      .init(
        next: core.send,
        end: { [self] termination in
          switch again(termination, number) {
          case nil: core.end(termination)
          case .now: startNext()
          case .later(let interval, let scheduler):
            let date = scheduler.currentDate.addingTimeInterval(interval)
            current.inner = scheduler.schedule(after: date) { self.startNext() }
          }
        }
      ),
      run
    )
  }
}
