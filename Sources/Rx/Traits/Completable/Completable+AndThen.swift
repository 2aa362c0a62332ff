extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Never {
  /// Continues with `second` when this completable has completed.
  ///
  ///     source  --|
  ///     second    ---(x|)
  ///     result  -----(x|)
  ///
  /// `second` is subscribed to before this completable is disposed. If this completable fails, the result fails.
  public func andThen<Element>(_ second: Single<Element>) -> Single<Element> {
    PrimitiveSequence(raw: andThen(second.source))
  }

  /// Continues with `second` when this completable has completed.
  public func andThen<Element>(_ second: Maybe<Element>) -> Maybe<Element> {
    PrimitiveSequence(raw: andThen(second.source))
  }

  /// Continues with `second` when this completable has completed.
  public func andThen(_ second: Completable) -> Completable {
    PrimitiveSequence(raw: andThen(second.source))
  }

  /// Continues with `second` when this completable has completed.
  public func andThen<Element>(_ second: Observable<Element>) -> Observable<Element> {
    asObservable().followed(by: second)
  }
}

extension Observable {
  /// Drops the elements, and continues with `second` after completion.
  fileprivate func followed<Other>(by second: Observable<Other>) -> Observable<Other> {
    lift(with: ()) { _ in { _ in } }.ifEmpty(switchTo: second)
  }
}
