public import Dispatch
import ReactiveKernel

extension ObservableType {
  /// Passes an element and then none for `dueTime`, and after that the latest of those received in the meantime.
  ///
  ///     source                  --a-b-c-----d--|
  ///     5 apart                 --a----c----d--|
  ///     5 apart, latest: false  --a---------d--|
  ///
  /// The time starts when an element is sent. If an element waits, completion waits for it. An error passes immediately and
  /// drops that element.
  ///
  /// - Parameter latest: Whether the latest element within `dueTime` is sent at its end, or dropped.
  public func throttle(
    _ dueTime: RxTimeInterval,
    latest: Bool = true,
    scheduler: any SchedulerType
  ) -> Observable<Element> {
    let source = asObservable()
    return Producer { downstream, _ in
      let group = SourceGroup(downstream)
      let (waiting, lastSent) = (OperatorState<Element?>(nil), OperatorState<RxTime?>(nil))
      let isAtEnd = OperatorState(false)
      let send: (Element) -> Void = { element in
        waiting.value = nil
        downstream.next(element)
        lastSent.value = scheduler.now
      }
      let timer = OperatorTimer(scheduler, in: group) { _ in
        if let element = waiting.value { send(element) }
        if isAtEnd.value { downstream.end(nil) }
      }
      group.subscribe(
        to: source,
        next: { element in
          guard let last = lastSent.value else { return send(element) }
          let left = dueTime.remainder(from: last, at: scheduler.now)
          if left.seconds == 0 { return send(element) }
          if !latest { return }
          let isFirst = waiting.value == nil
          waiting.value = element
          if isFirst { timer.start(after: left) }
        },
        completed: {
          if waiting.value == nil { downstream.end(nil) } else { isAtEnd.value = true }
        }
      )
    }
  }
}
