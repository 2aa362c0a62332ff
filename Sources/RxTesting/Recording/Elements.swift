public import Rx

extension TestableObserver {
  /// The elements received so far, without their times and without the terminal event.
  ///
  ///     #expect(result.elements == [1, 2, 3])
  public var elements: [Element] { events.elements() }
}

extension Sequence {
  /// The elements of recorded events, without their times and without the terminal event.
  public func elements<T>() -> [T] where Element == Recorded<Event<T>> {
    compactMap { $0.value.element }
  }
}
