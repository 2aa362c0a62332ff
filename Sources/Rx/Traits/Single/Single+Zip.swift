extension PrimitiveSequenceType where Trait == SingleTrait {
  /// Combines the elements of the singles when all have been received.
  ///
  /// Without singles, the result is that of an empty array. An error of any single ends the result.
  ///
  /// - Parameter resultSelector: Receives the elements in the order of the singles. An error that it throws ends the result.
  public static func zip<Collection: Swift.Collection, Result>(
    _ collection: Collection,
    resultSelector: @escaping ([Element]) throws -> Result
  ) -> PrimitiveSequence<Trait, Result>
  where Collection.Element == PrimitiveSequence<SingleTrait, Element> {
    if collection.isEmpty { return .deferred { .just(try resultSelector([])) } }
    return PrimitiveSequence<Trait, Result>(
      raw: .zip(collection.map(\.source), resultSelector: resultSelector)
    )
  }

  /// Combines the elements of the singles when all have been received, as an array.
  public static func zip<Collection: Swift.Collection>(
    _ collection: Collection
  ) -> PrimitiveSequence<Trait, [Element]>
  where Collection.Element == PrimitiveSequence<SingleTrait, Element> {
    zip(collection) { $0 }
  }
}
