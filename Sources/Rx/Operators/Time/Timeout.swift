public import Dispatch

extension ObservableType {
  /// Fails with `RxError.timeout` when nothing comes for `dueTime`.
  ///
  ///     source   --a-b--------c--
  ///     after 4  --a-b---#
  ///
  /// The time counts from the subscription, and anew from each element.
  public func timeout(
    _ dueTime: RxTimeInterval,
    scheduler: any SchedulerType
  ) -> Observable<Element> {
    timeout(dueTime, other: Observable.error(RxError.timeout), scheduler: scheduler)
  }

  /// Goes on with `other` when nothing comes for `dueTime`.
  ///
  ///     source   --a-b--------c--
  ///     other            x--y--|
  ///     after 4  --a-b---x--y--|
  ///
  /// The time counts from the subscription, and anew from each element. `other` is subscribed to before the source is let
  /// go, and has all the time it wants.
  public func timeout<Source: ObservableConvertibleType>(
    _ dueTime: RxTimeInterval,
    other: Source,
    scheduler: any SchedulerType
  ) -> Observable<Element> where Source.Element == Element {
    let (source, other) = (asObservable(), other.asObservable())
    return Producer { downstream, lifetime in
      let meeting = Meeting(in: lifetime, downstream.end)
      let main = lifetime.makeChild()
      let isLate = Cell(false)
      let alarm = Alarm(scheduler, in: meeting) { _ in
        isLate.value = true
        other.start(next: downstream.next, end: downstream.end, in: lifetime)
        main.dispose()
      }
      alarm.set(after: dueTime)
      meeting.join(
        source,
        in: main,
        next: { element in
          if isLate.value { return }
          downstream.next(element)
          alarm.set(after: dueTime)
        },
        completed: {
          if !isLate.value { downstream.end(nil) }
        }
      )
    }
  }
}
