public import Dispatch
import ReactiveKernel

extension ObservableType {
  /// Splits the source into observables of `count` elements, or of the elements within `timeSpan`.
  ///
  ///     source   -a-b-c-----d-|
  ///     5, or 2  w--w----w----|
  ///       1st    -a-(b|)
  ///       2nd       --c--|
  ///       3rd            ---d-|
  ///
  /// The first starts immediately, and the next whenever one completes. The time starts again with each. When the source
  /// ends, the current one ends first. The source runs until the result and all of its windows are disposed.
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
      let (current, received) = (OperatorState(PublishSubject<Element>()), OperatorState(0))
      let group = SourceGroup(in: running) { error in
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
      let change: (OperatorTimer) -> Void = { timer in
        current.value.onCompleted()
        open()
        timer.start(after: timeSpan)
      }
      let timer = OperatorTimer(scheduler, in: group, change)
      open()
      timer.start(after: timeSpan)
      group.subscribe(
        to: source,
        next: { element in
          current.value.onNext(element)
          received.value += 1
          if received.value == count { change(timer) }
        },
        completed: { group.end(nil) }
      )
    }
  }
}
