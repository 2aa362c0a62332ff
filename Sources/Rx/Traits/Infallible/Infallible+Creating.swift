extension Infallible {
  /// Receives the events of an `Infallible`.
  public typealias InfallibleObserver = (InfallibleEvent<Element>) -> Void

  /// A sequence made of a closure that is called for each subscription.
  ///
  /// - Parameter subscribe: Sends events to the observer it is given, now or later. What it returns is disposed when the
  ///   subscription ends. Events sent after completion or after the disposal go nowhere.
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

  /// The arguments, one after the other, and completion.
  public static func of(
    _ elements: Element...,
    scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
  ) -> Infallible<Element> {
    from(elements, scheduler: scheduler)
  }

  /// The elements of an array, one after the other, and completion.
  public static func from(
    _ array: [Element],
    scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
  ) -> Infallible<Element> {
    Infallible(.from(array, scheduler: scheduler))
  }

  /// The elements of a sequence, one after the other, and completion.
  public static func from<Sequence: Swift.Sequence>(
    _ sequence: Sequence,
    scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
  ) -> Infallible<Element> where Sequence.Element == Element {
    Infallible(.from(sequence, scheduler: scheduler))
  }
}

extension InfallibleType {
  /// One element, at once, and completion.
  ///
  ///     result  a|
  public static func just(_ element: Element) -> Infallible<Element> {
    Infallible(.just(element))
  }

  /// One element and completion, each in a turn of its own on `scheduler`.
  public static func just(
    _ element: Element,
    scheduler: any ImmediateSchedulerType
  ) -> Infallible<Element> {
    Infallible(.just(element, scheduler: scheduler))
  }

  /// Nothing, ever.
  public static func never() -> Infallible<Element> {
    Infallible(.never())
  }

  /// Completion, at once.
  public static func empty() -> Infallible<Element> {
    Infallible(.empty())
  }

  /// The sequence that `observableFactory` makes, anew for each subscription.
  public static func deferred(
    _ observableFactory: @escaping () throws -> Infallible<Element>
  ) -> Infallible<Element> {
    Infallible(.deferred { try observableFactory().source })
  }
}
