public import Dispatch

extension ObservableType where Element: FixedWidthInteger {
  /// Sends 0 after `dueTime`, and then completes, or sends the next number after each `period`.
  ///
  ///     due after 2           --(0|)
  ///     due after 2, each 3   --0--1--2--
  public static func timer(
    _ dueTime: RxTimeInterval,
    period: RxTimeInterval? = nil,
    scheduler: any SchedulerType
  ) -> Observable<Element> {
    Producer { downstream, lifetime in
      guard let period else {
        return lifetime.add(
          scheduler.scheduleRelative((), dueTime: dueTime) { _ in
            downstream.next(0)
            downstream.end(nil)
            return Disposables.create()
          }
        )
      }
      lifetime.add(
        scheduler.schedulePeriodic(0 as Element, startAfter: dueTime, period: period) { number in
          downstream.next(number)
          return number &+ 1
        }
      )
    }
  }
}
