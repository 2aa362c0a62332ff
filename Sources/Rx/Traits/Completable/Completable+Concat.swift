extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Never {
  /// Waits for this completable, then for `second`.
  ///
  ///     source  --|
  ///     second    ---|
  ///     result  -----|
  ///
  /// An error of the first ends the result, and `second` is not subscribed to.
  public func concat(_ second: Completable) -> Completable {
    .concat(primitiveSequence, second)
  }

  /// Waits for the completables one after the other; each is subscribed to when the one before has completed.
  public static func concat<Sequence: Swift.Sequence>(
    _ sequence: Sequence
  ) -> Completable where Sequence.Element == PrimitiveSequence<CompletableTrait, Never> {
    PrimitiveSequence(raw: .concat(sequence.lazy.map(\.source)))
  }

  /// Waits for the completables one after the other.
  public static func concat<Collection: Swift.Collection>(
    _ collection: Collection
  ) -> Completable where Collection.Element == PrimitiveSequence<CompletableTrait, Never> {
    PrimitiveSequence(raw: .concat(collection.map(\.source)))
  }

  /// Waits for the completables one after the other.
  public static func concat(
    _ sources: PrimitiveSequence<CompletableTrait, Never>...
  ) -> Completable {
    concat(sources[...])
  }
}
