public import Dispatch

extension ObservableType {
  /// Passes what comes within `duration` of the subscription, then completes.
  ///
  ///     source      --a--b--c--
  ///     take for 6  --a--b|
  public func take(
    for duration: RxTimeInterval,
    scheduler: any SchedulerType
  ) -> Observable<Element> {
    let source = asObservable()
    return Producer { downstream, lifetime in
      let meeting = Meeting(in: lifetime, downstream.end)
      Alarm(scheduler, in: meeting) { _ in downstream.end(nil) }.set(after: duration)
      meeting.join(source, next: downstream.next, completed: { downstream.end(nil) })
    }
  }
}
