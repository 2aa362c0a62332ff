extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Never {
  /// Goes on with `second` when this completable has completed.
  ///
  ///     source  --|
  ///     second    ---(x|)
  ///     result  -----(x|)
  ///
  /// `second` is subscribed to before the source is let go. An error of the source ends the result.
  public func andThen<Element>(_ second: Single<Element>) -> Single<Element> {
    PrimitiveSequence(raw: andThen(second.source))
  }

  /// Goes on with `second` when this completable has completed.
  public func andThen<Element>(_ second: Maybe<Element>) -> Maybe<Element> {
    PrimitiveSequence(raw: andThen(second.source))
  }

  /// Goes on with `second` when this completable has completed.
  public func andThen(_ second: Completable) -> Completable {
    PrimitiveSequence(raw: andThen(second.source))
  }

  /// Goes on with `second` when this completable has completed.
  public func andThen<Element>(_ second: Observable<Element>) -> Observable<Element> {
    asObservable().followed(by: second)
  }
}

extension Observable {
  /// Only how this sequence ends, and `second` after completion.
  fileprivate func followed<Other>(by second: Observable<Other>) -> Observable<Other> {
    lift { _ in { _ in } }.ifEmpty(switchTo: second)
  }
}
