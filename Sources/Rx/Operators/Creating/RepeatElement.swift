extension ObservableType {
  /// Sends one element repeatedly, without end.
  ///
  ///     result  aaaaa…
  @inlinable
  public static func repeatElement(
    _ element: Element,
    scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
  ) -> Observable<Element> {
    .iterating(on: scheduler) { AnyIterator { element } }
  }
}
