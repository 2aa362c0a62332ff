extension ObservableType {
  /// The element if there is one, and completion.
  ///
  ///     an element  (a|)
  ///     nil         |
  public static func from(optional: Element?) -> Observable<Element> {
    if let optional { just(optional) } else { empty() }
  }

  /// The element if there is one, and completion, each in a turn of its own on `scheduler`.
  ///
  ///     an element  -a|
  ///     nil         -|
  public static func from(
    optional: Element?,
    scheduler: any ImmediateSchedulerType
  ) -> Observable<Element> {
    if let optional { return just(optional, scheduler: scheduler) }
    return Producer { observer, lifetime in
      lifetime.add(
        scheduler.schedule(()) { _ in
          observer.end(nil)
          return Disposables.create()
        }
      )
    }
  }
}
