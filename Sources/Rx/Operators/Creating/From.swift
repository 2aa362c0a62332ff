extension ObservableType {
  /// The arguments, one after the other, and completion.
  ///
  ///     result  (abc|)
  @inlinable
  public static func of(
    _ elements: Element...,
    scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
  ) -> Observable<Element> {
    from(elements, scheduler: scheduler)
  }

  /// The elements of an array, one after the other, and completion.
  ///
  ///     result  (abc|)
  @inlinable
  public static func from(
    _ array: [Element],
    scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
  ) -> Observable<Element> {
    .iterating(on: scheduler) { array.makeIterator() }
  }

  /// The elements of a sequence, one after the other, and completion.
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
  /// The elements of an array, all of them in one go, and completion: whatever else waits for the thread comes after them.
  ///
  ///     result  (abc|)
  package static func from(allAtOnce elements: [Element]) -> Observable<Element> {
    Producer(startsTrampoline: false) { observer, lifetime in
      for element in elements {
        guard lifetime.isActive else { return }
        observer.next(element)
      }
      observer.end(nil)
    }
  }
}
