extension Infallible {
  /// Receives the events of an `Infallible`.
  public typealias InfallibleObserver = (InfallibleEvent<Element>) -> Void

  /// Creates an observable from a closure that is called for each subscription.
  ///
  /// - Parameter subscribe: Sends events to its observer, immediately or later. The disposable that it returns is disposed
  ///   when the subscription ends. Events after a terminal event or after disposal are dropped.
  public static func create(
    subscribe: @escaping (@escaping InfallibleObserver) -> any Disposable
  ) -> Infallible<Element> {
    Infallible(
      .create { observer in
        subscribe { event in
          switch event {
          case .next(let element): observer.onNext(element)
          case .completed: observer.onCompleted()
          }
        }
      }
    )
  }

  /// Sends its arguments, one after the other, and completes.
  public static func of(
    _ elements: Element...,
    scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
  ) -> Infallible<Element> {
    from(elements, scheduler: scheduler)
  }

  /// Sends the elements of an array, one after the other, and completes.
  public static func from(
    _ array: [Element],
    scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
  ) -> Infallible<Element> {
    Infallible(.from(array, scheduler: scheduler))
  }

  /// Sends the elements of a sequence, one after the other, and completes.
  public static func from<Sequence: Swift.Sequence>(
    _ sequence: Sequence,
    scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
  ) -> Infallible<Element> where Sequence.Element == Element {
    Infallible(.from(sequence, scheduler: scheduler))
  }
}

extension InfallibleType {
  /// Sends one element immediately, and completes.
  ///
  ///     result  a|
  public static func just(_ element: Element) -> Infallible<Element> {
    Infallible(.just(element))
  }

  /// Sends one element and completes, each as separate work on `scheduler`.
  public static func just(
    _ element: Element,
    scheduler: any ImmediateSchedulerType
  ) -> Infallible<Element> {
    Infallible(.just(element, scheduler: scheduler))
  }

  /// Sends nothing and never ends.
  public static func never() -> Infallible<Element> {
    Infallible(.never())
  }

  /// Completes immediately.
  public static func empty() -> Infallible<Element> {
    Infallible(.empty())
  }

  /// Calls `observableFactory` for each subscription, and subscribes to the observable that it returns.
  public static func deferred(
    _ observableFactory: @escaping () throws -> Infallible<Element>
  ) -> Infallible<Element> {
    Infallible(.deferred { try observableFactory().source })
  }
}
