extension PrimitiveSequenceType where Trait == SingleTrait {
  /// Transforms the element.
  ///
  /// - Parameter transform: If it throws, the result fails with that error.
  public func map<Result>(
    _ transform: @escaping (Element) throws -> Result
  ) -> Single<Result> {
    PrimitiveSequence(raw: asObservable().map(transform))
  }

  /// Passes the element if `predicate` returns true for it.
  ///
  ///     source         ---(3|)
  ///     filter { >5 }  ---|
  ///
  /// - Parameter predicate: If it throws, the result fails with that error.
  public func filter(_ predicate: @escaping (Element) throws -> Bool) -> Maybe<Element> {
    PrimitiveSequence(raw: asObservable().filter(predicate))
  }

  /// Transforms the element, or drops it if the result is nil.
  ///
  /// - Parameter transform: If it throws, the result fails with that error.
  public func compactMap<Result>(
    _ transform: @escaping (Element) throws -> Result?
  ) -> Maybe<Result> {
    PrimitiveSequence(raw: asObservable().compactMap(transform))
  }

  /// Continues with the single that `selector` returns for the element.
  ///
  ///     source    ---(a|)
  ///     selector     --(x|)
  ///     result    -----(x|)
  ///
  /// - Parameter selector: If it throws, the result fails with that error.
  public func flatMap<Result>(
    _ selector: @escaping (Element) throws -> Single<Result>
  ) -> Single<Result> {
    PrimitiveSequence(raw: asObservable().flatMap(selector))
  }

  /// Continues with the maybe that `selector` returns for the element.
  ///
  /// - Parameter selector: If it throws, the result fails with that error.
  public func flatMapMaybe<Result>(
    _ selector: @escaping (Element) throws -> Maybe<Result>
  ) -> Maybe<Result> {
    PrimitiveSequence(raw: asObservable().flatMap(selector))
  }

  /// Continues with the completable that `selector` returns for the element.
  ///
  /// - Parameter selector: If it throws, the result fails with that error.
  public func flatMapCompletable(
    _ selector: @escaping (Element) throws -> Completable
  ) -> Completable {
    PrimitiveSequence(raw: asObservable().flatMap(selector))
  }

  /// Calls closures for the events of the single, which pass unchanged.
  ///
  /// - Parameters:
  ///   - onSuccess: Called before the element is passed on. If it throws, that error is passed on instead.
  ///   - afterSuccess: Called after the element was passed on.
  ///   - onError: Called before an error is passed on. If it throws, that error is passed on instead.
  ///   - afterError: Called after an error was passed on.
  ///   - onSubscribe: Called before the source is subscribed to.
  ///   - onSubscribed: Called after the source was subscribed to.
  ///   - onDispose: Called when the subscription has ended in any way, after the source was disposed.
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

  /// This single as a maybe, which always has an element.
  public func asMaybe() -> Maybe<Element> {
    PrimitiveSequence(raw: asObservable())
  }

  /// Ignores the element; only the terminal event remains.
  public func asCompletable() -> Completable {
    asObservable().ignoreElements().asCompletable()
  }
}
