extension InfallibleType {
  /// Combines the latest elements of the sources whenever one of them sends an element, once all have sent one.
  ///
  /// Without sources, the result is that of an empty array, and completion.
  ///
  /// - Parameter resultSelector: Receives the elements in the order of the sources. An error that it throws ends the result.
  public static func combineLatest<Collection: Swift.Collection>(
    _ collection: Collection,
    resultSelector: @escaping ([Collection.Element.Element]) throws -> Element
  ) -> Infallible<Element> where Collection.Element: InfallibleType {
    Infallible(
      .combineLatest(collection.map { $0.asObservable() }, resultSelector: resultSelector)
    )
  }

  /// Combines the latest elements of the sources, as arrays.
  public static func combineLatest<Collection: Swift.Collection>(
    _ collection: Collection
  ) -> Infallible<[Element]>
  where Collection.Element: InfallibleType, Collection.Element.Element == Element {
    Infallible<[Element]>.combineLatest(collection) { $0 }
  }
}
