extension ObservableType where Element: FixedWidthInteger {
  /// Sends `count` numbers from `start` upwards, and completes.
  ///
  ///     from 3, three of them  (345|)
  ///
  /// With a negative count, or a range beyond the largest number, the result fails with `RxError.argumentOutOfRange`.
  @inlinable
  public static func range(
    start: Element,
    count: Element,
    scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
  ) -> Observable<Element> {
    if count == 0 { return .iterating(on: scheduler) { EmptyCollection<Element>().makeIterator() } }
    let (last, overflow) = start.addingReportingOverflow(count &- 1)
    if count < 0 || overflow { return error(RxError.argumentOutOfRange) }
    return .iterating(on: scheduler) { (start...last).lazy.map { $0 }.makeIterator() }
  }
}
