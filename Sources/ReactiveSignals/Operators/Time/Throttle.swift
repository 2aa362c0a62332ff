public import Foundation

extension Signal {
  /// Delivers at most one value in each interval, the latest.
  ///
  ///     source    -1-2-3--4---|
  ///     by 4      -1---3---4--|
  ///
  /// The first value is delivered as soon as the scheduler allows. Completion drops a value that waits.
  ///
  /// - Parameter interval: The interval in seconds.
  public func throttle(_ interval: TimeInterval, on scheduler: any DateScheduler) -> Signal<
    Value, Error
  > {
    connected(Stage.throttle(interval, on: scheduler))
  }
}

extension SignalProducer {
  /// Delivers at most one value in each interval, the latest.
  ///
  ///     source    -1-2-3--4---|
  ///     by 4      -1---3---4--|
  ///
  /// The first value is delivered as soon as the scheduler allows. Completion drops a value that waits.
  ///
  /// - Parameter interval: The interval in seconds.
  public func throttle(_ interval: TimeInterval, on scheduler: any DateScheduler) -> SignalProducer<
    Value, Error
  > {
    connectedEnding(Stage.throttle(interval, on: scheduler))
  }
}

extension Stage {
  static func throttle(
    _ interval: TimeInterval,
    on scheduler: any DateScheduler
  ) -> Connection<Value, Error, Value, Error> {
    precondition(interval >= 0, "`throttle` needs an interval of at least zero.")
    return { result, resources in
      let hops = Hops(result: result, resources: resources)
      let state = Atomic(ThrottleState<Value>())
      let timer = SerialDisposable()
      resources.store(timer)
      return .init(
        next: { value in
          let now = scheduler.currentDate
          let due = state.modify { $0.dueDate(of: value, at: now, interval) }
          timer.inner = scheduler.schedule(after: due) {
            if let value = state.modify({ $0.take(due) }) { hops.deliver(value) }
          }
        },
        end: { termination in
          timer.inner = nil
          hops.schedule(termination, on: scheduler)
        }
      )
    }
  }
}

/// The value that waits, and when the last one was due.
struct ThrottleState<Value> {
  private var waiting: Value?
  private var lastDate: Date?

  /// Keeps a value, and returns when it may be delivered.
  mutating func dueDate(of value: Value, at now: Date, _ interval: TimeInterval) -> Date {
    waiting = value
    guard let lastDate, lastDate <= now else { return now }
    return max(lastDate.addingTimeInterval(interval), now)
  }

  mutating func take(_ date: Date) -> Value? {
    guard let value = waiting else { return nil }
    waiting = nil
    lastDate = date
    return value
  }
}
