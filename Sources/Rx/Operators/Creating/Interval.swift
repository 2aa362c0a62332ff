public import Dispatch

extension ObservableType where Element: FixedWidthInteger {
  /// Counts from 0, one number each `period`, without end.
  ///
  ///     period of 3  ---0--1--2--
  ///
  /// Each subscription counts for itself. It is the scheduler's `schedulePeriodic` that keeps the time.
  public static func interval(
    _ period: RxTimeInterval,
    scheduler: any SchedulerType
  ) -> Observable<Element> {
    timer(period, period: period, scheduler: scheduler)
  }
}
