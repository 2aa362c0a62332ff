public import Foundation

extension SignalProducer where Value == Date, Error == Never {
  /// Sends the scheduler's date after each interval, without an end.
  public static func timer(
    interval: DispatchTimeInterval,
    on scheduler: any DateScheduler
  ) -> SignalProducer<Value, Error> {
    timer(interval: interval, on: scheduler, leeway: interval.usualLeeway)
  }

  /// Sends the scheduler's date after each interval, without an end.
  ///
  /// - Parameter leeway: How much later than its date a value may be sent.
  public static func timer(
    interval: DispatchTimeInterval,
    on scheduler: any DateScheduler,
    leeway: DispatchTimeInterval
  ) -> SignalProducer<Value, Error> {
    precondition(interval.seconds >= 0, "`timer` needs an interval of at least zero.")
    precondition(leeway.seconds >= 0, "`timer` needs a leeway of at least zero.")
    return SignalProducer { observer, lifetime in
      let work = scheduler.schedule(after: interval, interval: interval, leeway: leeway) {
        observer.send(value: scheduler.currentDate)
      }
      lifetime.resources.store(work)
    }
  }
}

extension SignalProducer where Error == Never {
  /// Sends the values of a sequence, one after each interval, and completes an interval after the last.
  public static func interval<S: Sequence>(
    _ values: S,
    interval: DispatchTimeInterval,
    on scheduler: any DateScheduler
  ) -> SignalProducer<S.Element, Error> where S.Element == Value {
    SignalProducer { observer, lifetime in
      var iterator = values.makeIterator()
      let work = scheduler.schedule(
        after: interval,
        interval: interval,
        leeway: interval.usualLeeway
      ) {
        if let value = iterator.next() {
          observer.send(value: value)
        } else {
          observer.sendCompleted()
        }
      }
      lifetime.resources.store(work)
    }
  }
}

extension SignalProducer where Value == Int, Error == Never {
  /// Sends 0, 1, 2 and so on, one after each interval, without an end.
  public static func interval(
    _ interval: DispatchTimeInterval,
    on scheduler: any DateScheduler
  ) -> SignalProducer {
    .interval(0..., interval: interval, on: scheduler)
  }
}
