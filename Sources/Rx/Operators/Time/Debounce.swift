public import Dispatch
import ReactiveKernel

extension ObservableType {
  /// Passes an element when no newer one is received for `dueTime`.
  ///
  ///     source   --a-b------c-|
  ///     after 3  -------b-----(c|)
  ///
  /// Completion passes immediately, after the waiting element. An error passes immediately and drops that element.
  public func debounce(
    _ dueTime: RxTimeInterval,
    scheduler: any SchedulerType
  ) -> Observable<Element> {
    let source = asObservable()
    return Producer { downstream, _ in
      let group = SourceGroup(downstream)
      let waiting = OperatorState<Element?>(nil)
      let flush = {
        guard let element = waiting.value else { return }
        waiting.value = nil
        downstream.next(element)
      }
      let timer = OperatorTimer(scheduler, in: group) { _ in flush() }
      group.subscribe(
        to: source,
        next: { element in
          waiting.value = element
          timer.start(after: dueTime)
        },
        completed: {
          flush()
          downstream.end(nil)
        }
      )
    }
  }
}
