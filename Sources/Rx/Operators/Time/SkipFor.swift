public import Dispatch

extension ObservableType {
  /// Drops what comes within `duration` of the subscription.
  ///
  ///     source  --a--b--c--|
  ///     skip 6  --------c--|
  public func skip(
    _ duration: RxTimeInterval,
    scheduler: any SchedulerType
  ) -> Observable<Element> {
    let source = asObservable()
    return Producer { downstream, lifetime in
      let meeting = Meeting(in: lifetime, downstream.end)
      let isOpen = Cell(false)
      Alarm(scheduler, in: meeting) { _ in isOpen.value = true }.set(after: duration)
      meeting.join(
        source,
        next: { element in
          if isOpen.value { downstream.next(element) }
        },
        completed: { downstream.end(nil) }
      )
    }
  }
}
