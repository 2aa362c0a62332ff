public import Foundation

extension Signal {
  /// Collects values, and delivers them as an array after each interval.
  ///
  /// - Parameters:
  ///   - skipEmpty: Whether nothing is delivered if there was no value.
  ///   - discardWhenCompleted: Whether completion drops what was collected. Otherwise completion is delivered with the next array.
  public func collect(
    every interval: DispatchTimeInterval,
    on scheduler: any DateScheduler,
    skipEmpty: Bool = false,
    discardWhenCompleted: Bool = true
  ) -> Signal<[Value], Error> {
    connected(Stage.collect(every: interval, on: scheduler, skipEmpty, discardWhenCompleted))
  }
}

extension SignalProducer {
  /// Collects values, and delivers them as an array after each interval.
  ///
  /// - Parameters:
  ///   - skipEmpty: Whether nothing is delivered if there was no value.
  ///   - discardWhenCompleted: Whether completion drops what was collected. Otherwise completion is delivered with the next array.
  public func collect(
    every interval: DispatchTimeInterval,
    on scheduler: any DateScheduler,
    skipEmpty: Bool = false,
    discardWhenCompleted: Bool = true
  ) -> SignalProducer<[Value], Error> {
    connectedEnding(Stage.collect(every: interval, on: scheduler, skipEmpty, discardWhenCompleted))
  }
}

extension Stage {
  static func collect(
    every interval: DispatchTimeInterval,
    on scheduler: any DateScheduler,
    _ skipEmpty: Bool,
    _ discardWhenCompleted: Bool
  ) -> Connection<Value, Error, [Value], Error> {
    { result, resources in
      let hops = Hops(result: result, resources: resources)
      let collected = Atomic((values: [Value](), isComplete: false))
      let timer = scheduler.schedule(
        after: interval,
        interval: interval,
        leeway: interval.usualLeeway
      ) {
        let (values, isComplete) = collected.modify { state in
          defer { state.values = [] }
          return state
        }
        if !(values.isEmpty && skipEmpty) { hops.deliver(values) }
        if isComplete { hops.deliver(.completed) }
      }
      resources.store(timer)
      return .init(
        next: { value in collected.modify { $0.values.append(value) } },
        end: { termination in
          if case .completed = termination, !discardWhenCompleted {
            collected.modify { $0.isComplete = true }
          } else {
            hops.schedule(termination, on: scheduler)
          }
        }
      )
    }
  }
}
