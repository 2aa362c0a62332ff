public import Dispatch

extension ObservableType {
  /// Passes an element and then none for `dueTime`, and after that the latest of those that came meanwhile.
  ///
  ///     source                  --a-b-c-----d--|
  ///     5 apart                 --a----c----d--|
  ///     5 apart, latest: false  --a---------d--|
  ///
  /// The time counts from when an element was sent. Completion waits for an element that waits. An error passes at once
  /// and drops that element.
  ///
  /// - Parameter latest: Whether an element that came too early is kept for later, or dropped.
  public func throttle(
    _ dueTime: RxTimeInterval,
    latest: Bool = true,
    scheduler: any SchedulerType
  ) -> Observable<Element> {
    let source = asObservable()
    return Producer { downstream, lifetime in
      let meeting = Meeting(in: lifetime, downstream.end)
      let (waiting, lastSent) = (Cell<Element?>(nil), Cell<RxTime?>(nil))
      let isAtEnd = Cell(false)
      let send: (Element) -> Void = { element in
        waiting.value = nil
        downstream.next(element)
        lastSent.value = scheduler.now
      }
      let alarm = Alarm(scheduler, in: meeting) { _ in
        if let element = waiting.value { send(element) }
        if isAtEnd.value { downstream.end(nil) }
      }
      meeting.join(
        source,
        next: { element in
          guard let last = lastSent.value else { return send(element) }
          let left = dueTime.remainder(from: last, at: scheduler.now)
          if left.seconds == 0 { return send(element) }
          if !latest { return }
          let isFirst = waiting.value == nil
          waiting.value = element
          if isFirst { alarm.set(after: left) }
        },
        completed: {
          if waiting.value == nil { downstream.end(nil) } else { isAtEnd.value = true }
        }
      )
    }
  }
}
