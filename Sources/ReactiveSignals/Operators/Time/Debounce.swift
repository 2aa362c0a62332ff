public import Foundation
import ReactiveKernel

extension Signal {
  /// Delivers a value when none has followed for an interval.
  ///
  ///     source    -1-2-3------4-|
  ///     by 3      --------3-----|
  ///
  /// - Parameters:
  ///   - interval: The interval in seconds.
  ///   - discardWhenCompleted: Whether completion drops the value that waits. Otherwise completion is delivered after that value.
  public func debounce(
    _ interval: TimeInterval,
    on scheduler: any DateScheduler,
    discardWhenCompleted: Bool = true
  ) -> Signal<Value, Error> {
    connected(Stage.debounce(interval, on: scheduler, discardWhenCompleted))
  }
}

extension SignalProducer {
  /// Delivers a value when none has followed for an interval.
  ///
  ///     source    -1-2-3------4-|
  ///     by 3      --------3-----|
  ///
  /// - Parameters:
  ///   - interval: The interval in seconds.
  ///   - discardWhenCompleted: Whether completion drops the value that waits. Otherwise completion is delivered after that value.
  public func debounce(
    _ interval: TimeInterval,
    on scheduler: any DateScheduler,
    discardWhenCompleted: Bool = true
  ) -> SignalProducer<Value, Error> {
    connectedEnding(Stage.debounce(interval, on: scheduler, discardWhenCompleted))
  }
}

extension Stage {
  static func debounce(
    _ interval: TimeInterval,
    on scheduler: any DateScheduler,
    _ discardWhenCompleted: Bool
  ) -> Connection<Value, Error, Value, Error> {
    precondition(interval >= 0, "`debounce` needs an interval of at least zero.")
    return { result, resources in
      let hops = Hops(result: result, resources: resources)
      let waiting = WaitingValue<Value>()
      let timer = SerialDisposable()
      resources.store(timer)
      // One closure for all values.
      let deliver = { waiting.take(hops.deliver) }
      return .init(
        next: { value in
          let due = scheduler.currentDate.addingTimeInterval(interval)
          waiting.set(value, due)
          timer.inner = scheduler.schedule(after: due, action: deliver)
        },
        end: { termination in
          timer.inner = nil
          let due = waiting.due
          if case .completed = termination, !discardWhenCompleted, let due {
            scheduler.schedule(after: due) {
              deliver()
              hops.deliver(termination)
            }
          } else {
            waiting.take { _ in }
            hops.schedule(termination, on: scheduler)
          }
        }
      )
    }
  }
}

/// A value that waits for its date.
private final class WaitingValue<Value> {
  private let lock = Lock()
  // Guarded by `lock`. Holds one value at most: a buffer, since it costs less than an `Optional` in unspecialised code.
  private let values = RingBuffer<Value>()
  @exclusivity(unchecked) private var date = Date.distantPast

  /// When the value that waits is due.
  var due: Date? { lock.locked { values.isEmpty ? nil : date } }

  func set(_ value: Value, _ due: Date) {
    // The old value is released after the lock: its `deinit` may call other code.
    var old = value
    lock.lock()
    date = due
    if values.isEmpty { values.append(value) } else { values.exchange(&old) }
    lock.unlock()
  }

  /// Calls a closure with the value, which does not wait any more.
  func take(_ receive: (Value) -> Void) {
    lock.lock()
    if values.isEmpty { return lock.unlock() }
    let value = values.removeFirst()
    lock.unlock()
    receive(value)
  }
}
