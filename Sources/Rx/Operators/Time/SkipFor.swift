public import Dispatch
import ReactiveKernel

extension ObservableType {
  /// Drops elements within `duration` of the subscription.
  ///
  ///     source  --a--b--c--|
  ///     skip 6  --------c--|
  public func skip(
    _ duration: RxTimeInterval,
    scheduler: any SchedulerType
  ) -> Observable<Element> {
    let source = asObservable()
    return Producer { downstream, _ in
      let group = SourceGroup(downstream)
      let isOpen = OperatorState(false)
      OperatorTimer(scheduler, in: group) { _ in isOpen.value = true }.start(after: duration)
      group.subscribe(
        to: source,
        next: { element in
          if isOpen.value { downstream.next(element) }
        },
        completed: { downstream.end(nil) }
      )
    }
  }
}
