public import Dispatch
import ReactiveKernel

extension ObservableType {
  /// Passes elements and completion `dueTime` later.
  ///
  ///     source   --a--b--|
  ///     2 later  ----a--b--|
  ///
  /// An error passes immediately, and drops the delayed elements.
  public func delay(
    _ dueTime: RxTimeInterval,
    scheduler: any SchedulerType
  ) -> Observable<Element> {
    let source = asObservable()
    return Producer { downstream, _ in
      let group = SourceGroup(downstream)
      // The delayed elements; completion has none.
      let underway = OperatorState(FIFO<(element: Element?, since: RxTime)>())
      let isWaiting = OperatorState(false)
      let timer = OperatorTimer(scheduler, in: group) { timer in
        guard let (element, _) = underway.value.popFirst() else { return }
        guard let element else { return downstream.end(nil) }
        downstream.next(element)
        if let next = underway.value.first {
          timer.start(after: dueTime.remainder(from: next.since, at: scheduler.now))
        } else {
          isWaiting.value = false
        }
      }
      let send: (Element?) -> Void = { element in
        underway.value.append((element, scheduler.now))
        if isWaiting.value { return }
        isWaiting.value = true
        timer.start(after: dueTime)
      }
      group.subscribe(to: source, disposal: .beforeEnd, next: send, completed: { send(nil) })
    }
  }
}
