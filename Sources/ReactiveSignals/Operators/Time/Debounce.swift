public import Foundation

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
      let waiting = Atomic<(value: Value, due: Date)?>(nil)
      let timer = SerialDisposable()
      resources.store(timer)
      return .init(
        next: { value in
          let due = scheduler.currentDate.addingTimeInterval(interval)
          waiting.value = (value, due)
          timer.inner = scheduler.schedule(after: due) {
            if let waiting = waiting.swap(nil) { hops.deliver(waiting.value) }
          }
        },
        end: { termination in
          let last = waiting.swap(nil)
          timer.inner = nil
          if case .completed = termination, !discardWhenCompleted, let last {
            scheduler.schedule(after: last.due) {
              hops.deliver(last.value)
              hops.deliver(termination)
            }
          } else {
            hops.schedule(termination, on: scheduler)
          }
        }
      )
    }
  }
}
