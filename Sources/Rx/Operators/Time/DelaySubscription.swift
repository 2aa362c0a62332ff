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
      // Registered now, so that everything downstream is disposed after it.
      let child = lifetime.makeChild()
      lifetime.add(
        scheduler.scheduleRelative((), dueTime: dueTime) { _ in
          source.start(downstream.observer, owning: child)
          return Disposables.create()
        }
      )
    }
  }
}
