public import Foundation

extension Signal {
  /// Delivers values and completion later.
  ///
  ///     source    --1--2--|
  ///     by 2      ----1--2--|
  ///
  /// An error or an interruption is delivered on the scheduler without a delay.
  ///
  /// - Parameter interval: The delay in seconds.
  public func delay(_ interval: TimeInterval, on scheduler: any DateScheduler) -> Signal<
    Value, Error
  > {
    connected(Stage.delay(interval, on: scheduler))
  }
}

extension SignalProducer {
  /// Delivers values and completion later.
  ///
  ///     source    --1--2--|
  ///     by 2      ----1--2--|
  ///
  /// An error or an interruption is delivered on the scheduler without a delay.
  ///
  /// - Parameter interval: The delay in seconds.
  public func delay(_ interval: TimeInterval, on scheduler: any DateScheduler) -> SignalProducer<
    Value, Error
  > {
    connectedEnding(Stage.delay(interval, on: scheduler))
  }
}

extension Stage {
  static func delay(
    _ interval: TimeInterval,
    on scheduler: any DateScheduler
  ) -> Connection<Value, Error, Value, Error> {
    precondition(interval >= 0, "`delay` needs an interval of at least zero.")
    return { result, resources in
      let hops = Hops(result: result, resources: resources)
      return .init(
        next: { value in
          let date = scheduler.currentDate.addingTimeInterval(interval)
          scheduler.schedule(after: date) { hops.deliver(value) }
        },
        end: { termination in
          if case .completed = termination {
            let date = scheduler.currentDate.addingTimeInterval(interval)
            scheduler.schedule(after: date) { hops.deliver(termination) }
          } else {
            hops.schedule(termination, on: scheduler)
          }
        }
      )
    }
  }
}
