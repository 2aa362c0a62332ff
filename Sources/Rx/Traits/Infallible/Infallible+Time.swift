public import Dispatch

extension InfallibleType {
  /// Sends an element once nothing has followed it for `dueTime`.
  ///
  ///     source   --a-b------c---|
  ///     after 3  -------b------(c|)
  public func debounce(
    _ dueTime: RxTimeInterval,
    scheduler: any SchedulerType
  ) -> Infallible<Element> {
    lifted { $0.debounce(dueTime, scheduler: scheduler) }
  }

  /// Sends at most one element in each `dueTime`.
  ///
  /// - Parameters:
  ///   - dueTime: How long nothing is sent after an element.
  ///   - latest: Whether the last one that came in that time is sent at its end.
  ///   - scheduler: Tells the time.
  public func throttle(
    _ dueTime: RxTimeInterval,
    latest: Bool = true,
    scheduler: any SchedulerType
  ) -> Infallible<Element> {
    lifted { $0.throttle(dueTime, latest: latest, scheduler: scheduler) }
  }

  /// Passes what the source sends for `duration`, then completes.
  public func take(
    for duration: RxTimeInterval,
    scheduler: any SchedulerType
  ) -> Infallible<Element> {
    lifted { $0.take(for: duration, scheduler: scheduler) }
  }
}
