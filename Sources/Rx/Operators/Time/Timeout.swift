public import Dispatch
import ReactiveKernel

extension ObservableType {
  /// Fails with `RxError.timeout` when no element is received for `dueTime`.
  ///
  ///     source   --a-b--------c--
  ///     after 4  --a-b---#
  ///
  /// The time starts at the subscription, and again at each element.
  public func timeout(
    _ dueTime: RxTimeInterval,
    scheduler: any SchedulerType
  ) -> Observable<Element> {
    timeout(dueTime, other: Observable.error(RxError.timeout), scheduler: scheduler)
  }

  /// Continues with `other` when no element is received for `dueTime`.
  ///
  ///     source   --a-b--------c--
  ///     other            x--y--|
  ///     after 4  --a-b---x--y--|
  ///
  /// The time starts at the subscription, and again at each element. `other` is subscribed to before the source is disposed,
  /// and has no time limit.
  public func timeout<Source: ObservableConvertibleType>(
    _ dueTime: RxTimeInterval,
    other: Source,
    scheduler: any SchedulerType
  ) -> Observable<Element> where Source.Element == Element {
    let (source, other) = (asObservable(), other.asObservable())
    return Producer { downstream, lifetime in
      let isLate = OperatorState(false)
      // While the other is being subscribed to, the source can still send.
      let group = SourceGroup(in: lifetime) { error in
        if !isLate.value { downstream.end(error) }
      }
      // Both are registered now, so that everything downstream is disposed after them.
      let (main, second) = (lifetime.makeChild(), lifetime.makeChild())
      let timer = OperatorTimer(scheduler, in: group) { _ in
        isLate.value = true
        other.start(downstream.observer, owning: second)
        main.dispose()
      }
      timer.start(after: dueTime)
      group.subscribe(
        to: source,
        in: main,
        next: { element in
          if isLate.value { return }
          downstream.next(element)
          timer.start(after: dueTime)
        },
        completed: { group.end(nil) }
      )
    }
  }
}
