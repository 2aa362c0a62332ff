public import Dispatch

extension ObservableType {
  /// Splits the source into sequences of `count` elements, or as many as come within `timeSpan`.
  ///
  ///     source   -a-b-c-----d-|
  ///     5, or 2  w--w----w----|
  ///       1st    -a-(b|)
  ///       2nd       --c--|
  ///       3rd            ---d-|
  ///
  /// The first one begins at once, the next whenever one completes. The time starts anew with each. The source's end ends
  /// the current one first. The source runs until the result and all of its sequences are disposed.
  public func window(
    timeSpan: RxTimeInterval,
    count: Int,
    scheduler: any SchedulerType
  ) -> Observable<Observable<Element>> {
    let source = asObservable()
    return Producer { downstream, lifetime in
      let running = Lifetime()
      let shared = RefCountDisposable(disposable: running)
      lifetime.add(shared)
      let (current, received) = (Cell(PublishSubject<Element>()), Cell(0))
      let meeting = Meeting(in: running) { error in
        guard running.stop() else { return }
        current.value.end(error)
        downstream.end(error)
        running.finish()
      }
      let open = {
        received.value = 0
        current.value = PublishSubject()
        downstream.next(current.value.holding(shared))
      }
      let change: (Alarm) -> Void = { alarm in
        current.value.onCompleted()
        open()
        alarm.set(after: timeSpan)
      }
      let alarm = Alarm(scheduler, in: meeting, change)
      open()
      alarm.set(after: timeSpan)
      meeting.join(
        source,
        next: { element in
          current.value.onNext(element)
          received.value += 1
          if received.value == count { change(alarm) }
        },
        completed: { meeting.end(nil) }
      )
    }
  }
}
