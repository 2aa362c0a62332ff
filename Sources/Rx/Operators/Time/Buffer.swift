public import Dispatch
import ReactiveKernel

extension ObservableType {
  /// Collects elements, and sends them as an array when there are `count` of them or `timeSpan` has passed.
  ///
  ///     source      -a-b-c-----d-|
  ///     5, or 2     ---B----C----(D|)      B = [a, b], C = [c], D = [d]
  ///
  /// The time starts again with each array, so an array that is full does not shorten the next. If nothing was collected, the
  /// array is empty. The rest is sent before completion; an error drops it.
  public func buffer(
    timeSpan: RxTimeInterval,
    count: Int,
    scheduler: any SchedulerType
  ) -> Observable<[Element]> {
    let source = asObservable()
    return Producer { downstream, _ in
      let group = SourceGroup(downstream)
      let collected = OperatorState<[Element]>([])
      let send: (OperatorTimer) -> Void = { timer in
        let elements = collected.value
        collected.value = []
        downstream.next(elements)
        timer.start(after: timeSpan)
      }
      let timer = OperatorTimer(scheduler, in: group, send)
      timer.start(after: timeSpan)
      group.subscribe(
        to: source,
        next: { element in
          collected.value.append(element)
          if collected.value.count == count { send(timer) }
        },
        completed: {
          downstream.next(collected.value)
          downstream.end(nil)
        }
      )
    }
  }
}
