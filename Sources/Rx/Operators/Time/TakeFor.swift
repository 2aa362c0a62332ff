public import Dispatch

extension ObservableType {
  /// Passes elements within `duration` of the subscription, then completes.
  ///
  ///     source      --a--b--c--
  ///     take for 6  --a--b|
  public func take(
    for duration: RxTimeInterval,
    scheduler: any SchedulerType
  ) -> Observable<Element> {
    let source = asObservable()
    return Producer { downstream, _ in
      let group = SourceGroup(downstream)
      OperatorTimer(scheduler, in: group) { _ in downstream.end(nil) }.start(after: duration)
      group.subscribe(
        to: source,
        next: downstream.observer.next,
        completed: { downstream.end(nil) }
      )
    }
  }
}
