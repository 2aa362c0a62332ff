extension PrimitiveSequence {
  /// Continues with another observable when the source fails.
  ///
  ///     source   ---#
  ///     handler     --(x|)
  ///     result   -----(x|)
  ///
  /// - Parameter handler: Returns the other observable for an error. If it throws, the result fails with that error instead.
  public func `catch`(
    _ handler: @escaping (any Error) throws -> PrimitiveSequence<Trait, Element>
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(raw: source.catch { error in try handler(error).source })
  }

  /// Subscribes to the source again when it fails, up to `maxAttemptCount` subscriptions in all.
  ///
  ///     source    --#
  ///     retry(2)  ----#
  ///
  /// The first attempt counts: with 1 there is no second attempt. If the last attempt fails, the result fails with its error.
  public func retry(_ maxAttemptCount: Int) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(raw: source.retry(maxAttemptCount))
  }

  /// Subscribes to the source again when an observable made from its errors sends an element.
  ///
  /// An error that is not a `Failure` ends the result.
  ///
  /// - Parameter notificationHandler: Called once for each subscription with the source's errors; returns the trigger.
  public func retry<Failure: Error>(
    when notificationHandler: @escaping (Observable<Failure>) -> some ObservableType
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(raw: source.retry(when: notificationHandler))
  }

  /// Subscribes to the source again when an observable made from its errors sends an element.
  ///
  /// - Parameter notificationHandler: Called once for each subscription with the source's errors; returns the trigger.
  public func retry(
    when notificationHandler: @escaping (Observable<any Error>) -> some ObservableType
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(raw: source.retry(when: notificationHandler))
  }
}

extension PrimitiveSequenceType where Trait: ElementTrait {
  /// Sends `element` in place of an error.
  ///
  ///     source  ---#
  ///     result  ---(x|)
  public func catchAndReturn(_ element: Element) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(raw: asObservable().catchAndReturn(element))
  }
}
