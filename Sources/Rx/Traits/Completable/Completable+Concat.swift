extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Never {
  /// Subscribes to `second` when this completable has completed.
  ///
  ///     source  --|
  ///     second    ---|
  ///     result  -----|
  ///
  /// If the first fails, the result fails, and `second` is not subscribed to.
  public func concat(_ second: Completable) -> Completable {
    .concat(primitiveSequence, second)
  }

  /// Runs the completables one after the other.
  ///
  /// Each is subscribed to when the previous one has completed.
  public static func concat<Sequence: Swift.Sequence>(
    _ sequence: Sequence
  ) -> Completable where Sequence.Element == PrimitiveSequence<CompletableTrait, Never> {
    PrimitiveSequence(raw: .concat(sequence.lazy.map(\.source)))
  }

  /// Runs the completables one after the other.
  public static func concat<Collection: Swift.Collection>(
    _ collection: Collection
  ) -> Completable where Collection.Element == PrimitiveSequence<CompletableTrait, Never> {
    PrimitiveSequence(raw: .concat(collection.map(\.source)))
  }

  /// Runs the completables one after the other.
  public static func concat(
    _ sources: PrimitiveSequence<CompletableTrait, Never>...
  ) -> Completable {
    concat(sources[...])
  }
}
