public import Dispatch

extension ObservableType where Element: FixedWidthInteger {
  /// Sends 0, 1, 2 …, one number each `period`, without end.
  ///
  ///     period of 3  ---0--1--2--
  ///
  /// Each subscription counts from 0. The scheduler's `schedulePeriodic` keeps the time.
  public static func interval(
    _ period: RxTimeInterval,
    scheduler: any SchedulerType
  ) -> Observable<Element> {
    timer(period, period: period, scheduler: scheduler)
  }
}
