public import Dispatch

extension ObservableType {
  /// Collects elements, and sends them as an array when there are `count` or `timeSpan` has passed.
  ///
  ///     source      -a-b-c-----d-|
  ///     5, or 2     ---B----C----(D|)      B = [a, b], C = [c], D = [d]
  ///
  /// The time starts anew with each array, so one that is full does not shorten the next. Nothing collected is an empty
  /// array. What is there at completion is sent before it; an error drops it.
  public func buffer(
    timeSpan: RxTimeInterval,
    count: Int,
    scheduler: any SchedulerType
  ) -> Observable<[Element]> {
    let source = asObservable()
    return Producer { downstream, lifetime in
      let meeting = Meeting(in: lifetime, downstream.end)
      let collected = Cell<[Element]>([])
      let send: (Alarm) -> Void = { alarm in
        let elements = collected.value
        collected.value = []
        downstream.next(elements)
        alarm.set(after: timeSpan)
      }
      let alarm = Alarm(scheduler, in: meeting, send)
      alarm.set(after: timeSpan)
      meeting.join(
        source,
        next: { element in
          collected.value.append(element)
          if collected.value.count == count { send(alarm) }
        },
        completed: {
          downstream.next(collected.value)
          downstream.end(nil)
        }
      )
    }
  }
}
