public import Dispatch

extension InfallibleType {
  /// Passes an element when no newer one is received for `dueTime`.
  ///
  ///     source   --a-b------c---|
  ///     after 3  -------b------(c|)
  public func debounce(
    _ dueTime: RxTimeInterval,
    scheduler: any SchedulerType
  ) -> Infallible<Element> {
    lifted { $0.debounce(dueTime, scheduler: scheduler) }
  }

  /// Passes at most one element in each `dueTime`.
  ///
  /// - Parameters:
  ///   - dueTime: The time after an element in which no other is sent.
  ///   - latest: Whether the latest element within `dueTime` is sent at its end.
  ///   - scheduler: Tells the time.
  public func throttle(
    _ dueTime: RxTimeInterval,
    latest: Bool = true,
    scheduler: any SchedulerType
  ) -> Infallible<Element> {
    lifted { $0.throttle(dueTime, latest: latest, scheduler: scheduler) }
  }

  /// Passes the elements of the source for `duration`, then completes.
  public func take(
    for duration: RxTimeInterval,
    scheduler: any SchedulerType
  ) -> Infallible<Element> {
    lifted { $0.take(for: duration, scheduler: scheduler) }
  }
}
