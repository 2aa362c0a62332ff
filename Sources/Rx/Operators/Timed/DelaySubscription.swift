public import Dispatch

extension ObservableType {
  /// Subscribes to the source after `dueTime`.
  ///
  ///     source                 a--b--|   plays from its subscription
  ///     delaySubscription(3)   ---a--b--|
  public func delaySubscription(
    _ dueTime: RxTimeInterval,
    scheduler: any SchedulerType
  ) -> Observable<Element> {
    let source = asObservable()
    return Producer { downstream, lifetime in
      lifetime.add(
        scheduler.scheduleRelative((), dueTime: dueTime) { _ in
          source.start(next: downstream.next, end: downstream.end, in: lifetime)
          return Disposables.create()
        }
      )
    }
  }
}
