public import Dispatch

extension PrimitiveSequenceType {
  /// Fails immediately.
  public static func error(_ error: any Error) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(raw: .error(error))
  }

  /// Sends nothing and never ends.
  public static func never() -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(raw: .never())
  }
}

extension PrimitiveSequenceType where Trait: ElementTrait {
  /// Sends one element immediately.
  ///
  ///     result  a|
  public static func just(_ element: Element) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(raw: .just(element))
  }

  /// Sends one element on `scheduler`.
  public static func just(
    _ element: Element,
    scheduler: any ImmediateSchedulerType
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(raw: .just(element, scheduler: scheduler))
  }
}

extension PrimitiveSequenceType where Element: FixedWidthInteger {
  /// Sends 0 after `dueTime`.
  ///
  ///     due after 2  --(0|)
  public static func timer(
    _ dueTime: RxTimeInterval,
    scheduler: any SchedulerType
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(raw: .timer(dueTime, scheduler: scheduler))
  }
}

extension PrimitiveSequence {
  /// Calls `observableFactory` for each subscription, and subscribes to the observable that it returns.
  ///
  /// - Parameter observableFactory: If it throws, the result fails with that error.
  public static func deferred(
    _ observableFactory: @escaping () throws -> PrimitiveSequence<Trait, Element>
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(raw: .deferred { try observableFactory().source })
  }

  /// Creates a resource for each subscription, and disposes of it when the subscription ends.
  ///
  /// - Parameters:
  ///   - resourceFactory: Creates the resource. If it throws, the result fails with that error.
  ///   - primitiveSequenceFactory: Returns the trait. If it throws, the result fails with that error, and the resource is
  ///     disposed.
  public static func using<Resource: Disposable>(
    _ resourceFactory: @escaping () throws -> Resource,
    primitiveSequenceFactory: @escaping (Resource) throws -> PrimitiveSequence<Trait, Element>
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(
      raw: .using(resourceFactory) { resource in try primitiveSequenceFactory(resource).source }
    )
  }
}
