extension ObservableType {
  /// Sends its arguments, one after the other, and completes.
  ///
  ///     result  (abc|)
  @inlinable
  public static func of(
    _ elements: Element...,
    scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
  ) -> Observable<Element> {
    from(elements, scheduler: scheduler)
  }

  /// Sends the elements of an array, one after the other, and completes.
  ///
  ///     result  (abc|)
  @inlinable
  public static func from(
    _ array: [Element],
    scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
  ) -> Observable<Element> {
    .iterating(on: scheduler) { array.makeIterator() }
  }

  /// Sends the elements of a sequence, one after the other, and completes.
  ///
  ///     result  (abc|)
  @inlinable
  public static func from<Sequence: Swift.Sequence>(
    _ sequence: Sequence,
    scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
  ) -> Observable<Element> where Sequence.Element == Element {
    .iterating(on: scheduler) { sequence.makeIterator() }
  }
}

extension Observable {
  /// Sends the elements of an array without a pause, and completes; other work on the thread runs afterwards.
  ///
  ///     result  (abc|)
  package static func from(allAtOnce elements: [Element]) -> Observable<Element> {
    Producer(startsTrampoline: false) { downstream, lifetime in
      for element in elements {
        guard lifetime.isActive else { return }
        downstream.next(element)
      }
      downstream.end(nil)
    }
  }
}
