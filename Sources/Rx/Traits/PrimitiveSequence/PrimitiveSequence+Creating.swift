public import Dispatch

extension PrimitiveSequenceType {
  /// An error, at once.
  public static func error(_ error: any Error) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(raw: .error(error))
  }

  /// Nothing, ever.
  public static func never() -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(raw: .never())
  }
}

extension PrimitiveSequenceType where Trait: ElementTrait {
  /// One element, at once.
  ///
  ///     result  a|
  public static func just(_ element: Element) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(raw: .just(element))
  }

  /// One element, sent on `scheduler`.
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
  /// The sequence that `observableFactory` makes, anew for each subscription.
  ///
  /// - Parameter observableFactory: An error thrown here is the result's error.
  public static func deferred(
    _ observableFactory: @escaping () throws -> PrimitiveSequence<Trait, Element>
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(raw: .deferred { try observableFactory().source })
  }

  /// A sequence that owns a resource: made for each subscription, disposed after it.
  ///
  /// - Parameters:
  ///   - resourceFactory: Makes the resource. An error thrown here is the result's error.
  ///   - primitiveSequenceFactory: Makes the sequence. An error thrown here is the result's error; the resource is
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
