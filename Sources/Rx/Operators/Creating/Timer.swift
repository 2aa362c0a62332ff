public import Dispatch

extension ObservableType where Element: FixedWidthInteger {
  /// Sends 0 after `dueTime`; then completes, or counts on with each `period`.
  ///
  ///     due after 2           --(0|)
  ///     due after 2, each 3   --0--1--2--
  public static func timer(
    _ dueTime: RxTimeInterval,
    period: RxTimeInterval? = nil,
    scheduler: any SchedulerType
  ) -> Observable<Element> {
    Producer { observer, lifetime in
      guard let period else {
        return lifetime.add(
          scheduler.scheduleRelative((), dueTime: dueTime) { _ in
            observer.next(0)
            observer.end(nil)
            return Disposables.create()
          }
        )
      }
      lifetime.add(
        scheduler.schedulePeriodic(0 as Element, startAfter: dueTime, period: period) { number in
          observer.next(number)
          return number &+ 1
        }
      )
    }
  }
}
