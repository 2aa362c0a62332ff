public import Foundation

extension Signal {
  /// Fails if the signal has not ended after an interval, counted from now.
  ///
  /// - Parameter interval: The interval in seconds.
  public func timeout(
    after interval: TimeInterval,
    raising error: Error,
    on scheduler: any DateScheduler
  ) -> Signal<Value, Error> {
    precondition(interval >= 0, "`timeout` needs an interval of at least zero.")
    let core = SignalCore<Value, Error>(.forbidden)
    let result = Signal(core)
    let date = scheduler.currentDate.addingTimeInterval(interval)
    core.resources.store(scheduler.schedule(after: date) { core.end(.failed(error)) })
    core.resources.store(observe(core.input))
    return result
  }
}

extension Signal where Error == Never {
  /// Fails if the signal has not ended after an interval, counted from now.
  ///
  /// - Parameter interval: The interval in seconds.
  public func timeout<NewError>(
    after interval: TimeInterval,
    raising error: NewError,
    on scheduler: any DateScheduler
  ) -> Signal<Value, NewError> {
    promoteError(NewError.self).timeout(after: interval, raising: error, on: scheduler)
  }
}

extension SignalProducer {
  /// Fails if the producer has not ended after an interval, counted from its start.
  ///
  /// - Parameter interval: The interval in seconds.
  public func timeout(
    after interval: TimeInterval,
    raising error: Error,
    on scheduler: any DateScheduler
  ) -> SignalProducer<Value, Error> {
    lift { $0.timeout(after: interval, raising: error, on: scheduler) }
  }
}

extension SignalProducer where Error == Never {
  /// Fails if the producer has not ended after an interval, counted from its start.
  ///
  /// - Parameter interval: The interval in seconds.
  public func timeout<NewError>(
    after interval: TimeInterval,
    raising error: NewError,
    on scheduler: any DateScheduler
  ) -> SignalProducer<Value, NewError> {
    lift { $0.timeout(after: interval, raising: error, on: scheduler) }
  }
}
