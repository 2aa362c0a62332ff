extension PrimitiveSequenceType where Trait == SingleTrait {
  /// Transforms the element.
  ///
  /// - Parameter transform: An error thrown here takes the element's place.
  public func map<Result>(
    _ transform: @escaping (Element) throws -> Result
  ) -> Single<Result> {
    PrimitiveSequence(raw: asObservable().map(transform))
  }

  /// Passes the element if `predicate` is true of it.
  ///
  ///     source         ---(3|)
  ///     filter { >5 }  ---|
  ///
  /// - Parameter predicate: An error thrown here takes the element's place.
  public func filter(_ predicate: @escaping (Element) throws -> Bool) -> Maybe<Element> {
    PrimitiveSequence(raw: asObservable().filter(predicate))
  }

  /// Transforms the element, or drops it if the result is nil.
  ///
  /// - Parameter transform: An error thrown here takes the element's place.
  public func compactMap<Result>(
    _ transform: @escaping (Element) throws -> Result?
  ) -> Maybe<Result> {
    PrimitiveSequence(raw: asObservable().compactMap(transform))
  }

  /// Goes on with the single that `selector` makes of the element.
  ///
  ///     source    ---(a|)
  ///     selector     --(x|)
  ///     result    -----(x|)
  ///
  /// - Parameter selector: An error thrown here takes the element's place.
  public func flatMap<Result>(
    _ selector: @escaping (Element) throws -> Single<Result>
  ) -> Single<Result> {
    PrimitiveSequence(raw: asObservable().flatMap(selector))
  }

  /// Goes on with the maybe that `selector` makes of the element.
  ///
  /// - Parameter selector: An error thrown here takes the element's place.
  public func flatMapMaybe<Result>(
    _ selector: @escaping (Element) throws -> Maybe<Result>
  ) -> Maybe<Result> {
    PrimitiveSequence(raw: asObservable().flatMap(selector))
  }

  /// Goes on with the completable that `selector` makes of the element.
  ///
  /// - Parameter selector: An error thrown here takes the element's place.
  public func flatMapCompletable(
    _ selector: @escaping (Element) throws -> Completable
  ) -> Completable {
    PrimitiveSequence(raw: asObservable().flatMap(selector))
  }

  /// Calls closures beside the single's events; the events pass unchanged.
  ///
  /// - Parameters:
  ///   - onSuccess: Called before the element is passed on. An error thrown here takes its place.
  ///   - afterSuccess: Called after the element was passed on.
  ///   - onError: Called before an error is passed on. An error thrown here takes its place.
  ///   - afterError: Called after an error was passed on.
  ///   - onSubscribe: Called before the source is subscribed to.
  ///   - onSubscribed: Called after the source was subscribed to.
  ///   - onDispose: Called when the subscription has ended in any way, after the source was let go.
  public func `do`(
    onSuccess: ((Element) throws -> Void)? = nil,
    afterSuccess: ((Element) throws -> Void)? = nil,
    onError: ((any Error) throws -> Void)? = nil,
    afterError: ((any Error) throws -> Void)? = nil,
    onSubscribe: (() -> Void)? = nil,
    onSubscribed: (() -> Void)? = nil,
    onDispose: (() -> Void)? = nil
  ) -> Single<Element> {
    PrimitiveSequence(
      raw: asObservable().do(
        onNext: onSuccess,
        afterNext: afterSuccess,
        onError: onError,
        afterError: afterError,
        onSubscribe: onSubscribe,
        onSubscribed: onSubscribed,
        onDispose: onDispose
      )
    )
  }

  /// This single as a maybe, which it always fills.
  public func asMaybe() -> Maybe<Element> {
    PrimitiveSequence(raw: asObservable())
  }

  /// How this single ends, without its element.
  public func asCompletable() -> Completable {
    asObservable().ignoreElements().asCompletable()
  }
}
