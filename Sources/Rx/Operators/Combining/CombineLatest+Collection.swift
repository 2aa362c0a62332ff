extension ObservableType {
  /// Combines the latest elements of the sources, each time that one of them sends one and each has sent one.
  ///
  ///     first   -1---2----|
  ///     second  ---a---b--|
  ///     result  ---x-y-z--|   x is 1 with a, y is 2 with a, z is 2 with b
  ///
  /// Without any source the result is that of an empty array, and completion.
  ///
  /// - Parameter resultSelector: Receives the elements in the order of the sources. An error thrown here ends the result.
  public static func combineLatest<Collection: Swift.Collection>(
    _ collection: Collection,
    resultSelector: @escaping ([Collection.Element.Element]) throws -> Element
  ) -> Observable<Element> where Collection.Element: ObservableType {
    let sources = collection.map { $0.asObservable() }
    return Producer { downstream, lifetime in
      let latest = sources.map { _ in Latest<Collection.Element.Element>() }
      let emit = { downstream.next(try resultSelector(latest.map { $0.value })) }
      if sources.isEmpty {
        do { try emit() } catch { return downstream.end(error) }
        return downstream.end(nil)
      }
      let each = LatestOfEach(Meeting(in: lifetime, downstream.end), count: sources.count)
      for (source, latest) in Swift.zip(sources, latest) { each.join(source, latest, emit) }
    }
  }

  /// Combines the latest elements of the sources, as arrays.
  public static func combineLatest<Collection: Swift.Collection>(
    _ collection: Collection
  ) -> Observable<[Element]>
  where Collection.Element: ObservableType, Collection.Element.Element == Element {
    Observable<[Element]>.combineLatest(collection) { $0 }
  }
}
