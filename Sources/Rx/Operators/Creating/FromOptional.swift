extension ObservableType {
  /// Sends the element, if there is one, and completes.
  ///
  ///     an element  (a|)
  ///     nil         |
  public static func from(optional: Element?) -> Observable<Element> {
    if let optional { just(optional) } else { empty() }
  }

  /// Sends the element, if there is one, and completes, each as separate work on `scheduler`.
  ///
  ///     an element  -a|
  ///     nil         -|
  public static func from(
    optional: Element?,
    scheduler: any ImmediateSchedulerType
  ) -> Observable<Element> {
    if let optional { return just(optional, scheduler: scheduler) }
    return Producer { downstream, lifetime in
      lifetime.add(
        scheduler.schedule(()) { _ in
          downstream.end(nil)
          return Disposables.create()
        }
      )
    }
  }
}
