public import Rx

extension SharedSequenceConvertibleType {
  /// Passes at most one element in each `dueTime`.
  ///
  ///     source          --a-b---c-----d--
  ///     after 3         --a--b--c-----d--
  ///     latest: false   --a-----c-----d--
  ///
  /// - Parameters:
  ///   - dueTime: The time after an element in which no other is sent.
  ///   - latest: Whether the latest element within `dueTime` is sent at its end.
  public func throttle(
    _ dueTime: RxTimeInterval,
    latest: Bool = true
  ) -> SharedSequence<SharingStrategy, Element> {
    shared { $0.throttle(dueTime, latest: latest, scheduler: SharingStrategy.scheduler) }
  }

  /// Passes an element when no newer one is received for `dueTime`.
  ///
  ///     source   --a-b------c---|
  ///     after 3  -------b------(c|)
  public func debounce(_ dueTime: RxTimeInterval) -> SharedSequence<SharingStrategy, Element> {
    shared { $0.debounce(dueTime, scheduler: SharingStrategy.scheduler) }
  }

  /// Sends each element `dueTime` after it was received.
  public func delay(_ dueTime: RxTimeInterval) -> SharedSequence<SharingStrategy, Element> {
    shared { $0.delay(dueTime, scheduler: SharingStrategy.scheduler) }
  }
}
