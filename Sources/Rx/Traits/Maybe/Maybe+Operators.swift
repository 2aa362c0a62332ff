extension PrimitiveSequenceType where Trait == MaybeTrait {
  /// Transforms the element.
  ///
  /// - Parameter transform: If it throws, the result fails with that error.
  public func map<Result>(_ transform: @escaping (Element) throws -> Result) -> Maybe<Result> {
    PrimitiveSequence(raw: asObservable().map(transform))
  }

  /// Passes the element if `predicate` returns true for it.
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

  /// Continues with the maybe that `selector` returns for the element.
  ///
  ///     source    ---(a|)        ---|
  ///     selector     --(x|)
  ///     result    -----(x|)      ---|
  ///
  /// - Parameter selector: If it throws, the result fails with that error.
  public func flatMap<Result>(
    _ selector: @escaping (Element) throws -> Maybe<Result>
  ) -> Maybe<Result> {
    PrimitiveSequence(raw: asObservable().flatMap(selector))
  }

  /// Sends `default` if there is no element.
  ///
  ///     source      ---|
  ///     ifEmpty(x)  ---(x|)
  public func ifEmpty(default: Element) -> Single<Element> {
    PrimitiveSequence(raw: asObservable().ifEmpty(default: `default`))
  }

  /// Continues with `other` if there is no element.
  public func ifEmpty(switchTo other: Maybe<Element>) -> Maybe<Element> {
    PrimitiveSequence(raw: asObservable().ifEmpty(switchTo: other.source))
  }

  /// Continues with `other` if there is no element.
  ///
  ///     source  ---|
  ///     other      --(x|)
  ///     result  -----(x|)
  public func ifEmpty(switchTo other: Single<Element>) -> Single<Element> {
    PrimitiveSequence(raw: asObservable().ifEmpty(switchTo: other.source))
  }

  /// Calls closures for the events of the maybe, which pass unchanged.
  ///
  /// Completion is also reported after an element.
  ///
  /// - Parameters:
  ///   - onNext: Called before the element is passed on. If it throws, that error is passed on instead.
  ///   - afterNext: Called after the element was passed on.
  ///   - onError: Called before an error is passed on. If it throws, that error is passed on instead.
  ///   - afterError: Called after an error was passed on.
  ///   - onCompleted: Called before completion is passed on. If it throws, that error is passed on instead.
  ///   - afterCompleted: Called after completion was passed on.
  ///   - onSubscribe: Called before the source is subscribed to.
  ///   - onSubscribed: Called after the source was subscribed to.
  ///   - onDispose: Called when the subscription has ended in any way, after the source was disposed.
  public func `do`(
    onNext: ((Element) throws -> Void)? = nil,
    afterNext: ((Element) throws -> Void)? = nil,
    onError: ((any Error) throws -> Void)? = nil,
    afterError: ((any Error) throws -> Void)? = nil,
    onCompleted: (() throws -> Void)? = nil,
    afterCompleted: (() throws -> Void)? = nil,
    onSubscribe: (() -> Void)? = nil,
    onSubscribed: (() -> Void)? = nil,
    onDispose: (() -> Void)? = nil
  ) -> Maybe<Element> {
    PrimitiveSequence(
      raw: asObservable().do(
        onNext: onNext,
        afterNext: afterNext,
        onError: onError,
        afterError: afterError,
        onCompleted: onCompleted,
        afterCompleted: afterCompleted,
        onSubscribe: onSubscribe,
        onSubscribed: onSubscribed,
        onDispose: onDispose
      )
    )
  }
}
