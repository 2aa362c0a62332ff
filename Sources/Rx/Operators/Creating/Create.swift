extension ObservableType {
  /// A sequence made of a closure that is called for each subscription.
  ///
  /// - Parameter subscribe: Sends events to the observer it is given, now or later. What it returns is disposed when the
  ///   subscription ends. Events sent after a stop event or after the disposal go nowhere.
  @inlinable
  public static func create(
    _ subscribe: @escaping (AnyObserver<Element>) -> any Disposable
  ) -> Observable<Element> {
    Producer { observer, lifetime in
      let stopped = StopFlag()
      lifetime.add(
        subscribe(
          AnyObserver(
            next: { element in
              if !stopped.isSet, lifetime.isActive { observer.next(element) }
            },
            end: { error in
              if stopped.set() { observer.end(error) }
            }
          )
        )
      )
    }
  }
}
