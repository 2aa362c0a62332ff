public import Dispatch

extension ObservableType {
  /// Passes elements and completion later by `dueTime`.
  ///
  ///     source   --a--b--|
  ///     2 later  ----a--b--|
  ///
  /// An error passes at once, and what was on its way is dropped.
  public func delay(
    _ dueTime: RxTimeInterval,
    scheduler: any SchedulerType
  ) -> Observable<Element> {
    let source = asObservable()
    return Producer { downstream, lifetime in
      let meeting = Meeting(in: lifetime, downstream.end)
      // What is on its way; completion has no element.
      let underway = Cell(FIFO<(element: Element?, since: RxTime)>())
      let isWaiting = Cell(false)
      let alarm = Alarm(scheduler, in: meeting) { alarm in
        guard let (element, _) = underway.value.popFirst() else { return }
        guard let element else { return downstream.end(nil) }
        downstream.next(element)
        if let next = underway.value.first {
          alarm.set(after: dueTime.remainder(from: next.since, at: scheduler.now))
        } else {
          isWaiting.value = false
        }
      }
      let send: (Element?) -> Void = { element in
        underway.value.append((element, scheduler.now))
        if isWaiting.value { return }
        isWaiting.value = true
        alarm.set(after: dueTime)
      }
      meeting.join(source, next: send, completed: { send(nil) })
    }
  }
}
