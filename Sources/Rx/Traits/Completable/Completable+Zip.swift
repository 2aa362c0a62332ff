extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Never {
  /// Runs all completables at the same time, and completes when all have completed.
  ///
  ///     source1  --|
  ///     source2  -----|
  ///     result   -----|
  ///
  /// If one fails, the result fails. Without completables, it completes immediately.
  public static func zip<Collection: Swift.Collection>(
    _ sources: Collection
  ) -> Completable where Collection.Element == PrimitiveSequence<CompletableTrait, Never> {
    PrimitiveSequence(raw: .merge(sources.map(\.source)))
  }

  /// Runs all completables at the same time, and completes when all have completed.
  public static func zip(
    _ sources: [PrimitiveSequence<CompletableTrait, Never>]
  ) -> Completable {
    zip(sources[...])
  }

  /// Runs all completables at the same time, and completes when all have completed.
  public static func zip(
    _ sources: PrimitiveSequence<CompletableTrait, Never>...
  ) -> Completable {
    zip(sources[...])
  }
}
