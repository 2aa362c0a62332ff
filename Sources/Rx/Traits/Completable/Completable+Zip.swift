extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Never {
  /// Waits for all completables at the same time.
  ///
  ///     source1  --|
  ///     source2  -----|
  ///     result   -----|
  ///
  /// An error of any ends the result. Without any completable it completes at once.
  public static func zip<Collection: Swift.Collection>(
    _ sources: Collection
  ) -> Completable where Collection.Element == PrimitiveSequence<CompletableTrait, Never> {
    PrimitiveSequence(raw: .merge(sources.map(\.source)))
  }

  /// Waits for all completables at the same time.
  public static func zip(
    _ sources: [PrimitiveSequence<CompletableTrait, Never>]
  ) -> Completable {
    zip(sources[...])
  }

  /// Waits for all completables at the same time.
  public static func zip(
    _ sources: PrimitiveSequence<CompletableTrait, Never>...
  ) -> Completable {
    zip(sources[...])
  }
}
