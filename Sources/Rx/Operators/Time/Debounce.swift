public import Dispatch

extension ObservableType {
  /// Passes an element when nothing newer came for `dueTime`.
  ///
  ///     source   --a-b------c-|
  ///     after 3  -------b-----(c|)
  ///
  /// Completion passes at once, the waiting element before it. An error passes at once and drops that element.
  public func debounce(
    _ dueTime: RxTimeInterval,
    scheduler: any SchedulerType
  ) -> Observable<Element> {
    let source = asObservable()
    return Producer { downstream, lifetime in
      let meeting = Meeting(in: lifetime, downstream.end)
      let waiting = Cell<Element?>(nil)
      let flush = {
        guard let element = waiting.value else { return }
        waiting.value = nil
        downstream.next(element)
      }
      let alarm = Alarm(scheduler, in: meeting) { _ in flush() }
      meeting.join(
        source,
        next: { element in
          waiting.value = element
          alarm.set(after: dueTime)
        },
        completed: {
          flush()
          downstream.end(nil)
        }
      )
    }
  }
}
