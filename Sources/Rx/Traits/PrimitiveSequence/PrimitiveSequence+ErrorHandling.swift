extension PrimitiveSequence {
  /// Goes on with another sequence when the source fails.
  ///
  ///     source   ---#
  ///     handler     --(x|)
  ///     result   -----(x|)
  ///
  /// - Parameter handler: Makes the other sequence of the error. An error thrown here takes its place.
  public func `catch`(
    _ handler: @escaping (any Error) throws -> PrimitiveSequence<Trait, Element>
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(raw: source.catch { error in try handler(error).source })
  }

  /// Subscribes to the source again when it fails, `maxAttemptCount` times in all.
  ///
  ///     source    --#
  ///     retry(2)  ----#
  ///
  /// The first attempt counts too: 1 is no second attempt. After the last attempt its error ends the result.
  public func retry(_ maxAttemptCount: Int) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(raw: source.retry(maxAttemptCount))
  }

  /// Subscribes to the source again when a sequence made of its errors says so.
  ///
  /// An error that is not a `Failure` ends the result.
  ///
  /// - Parameter notificationHandler: Called once for each subscription; makes the trigger of the errors.
  public func retry<Failure: Error>(
    when notificationHandler: @escaping (Observable<Failure>) -> some ObservableType
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(raw: source.retry(when: notificationHandler))
  }

  /// Subscribes to the source again when a sequence made of its errors says so.
  ///
  /// - Parameter notificationHandler: Called once for each subscription; makes the trigger of the errors.
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
