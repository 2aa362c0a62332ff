extension ObservableType {
  /// Combines the elements of the sources in step: first with first, second with second.
  ///
  ///     first   -1-2-----|
  ///     second  ---a---b--|
  ///     result  ---x---y-|   x is 1 with a, y is 2 with b
  ///
  /// Without any source the result completes at once.
  ///
  /// - Parameter resultSelector: Receives the elements in the order of the sources. An error thrown here ends the result.
  public static func zip<Collection: Swift.Collection>(
    _ collection: Collection,
    resultSelector: @escaping ([Collection.Element.Element]) throws -> Element
  ) -> Observable<Element> where Collection.Element: ObservableType {
    let sources = collection.map { $0.asObservable() }
    return Producer { downstream, lifetime in
      if sources.isEmpty { return downstream.end(nil) }
      let each = LineOfEach(Meeting(in: lifetime, downstream.end), count: sources.count)
      let lines = sources.map { _ in Line<Collection.Element.Element>() }
      let emit = { downstream.next(try resultSelector(lines.map(each.pop))) }
      for (source, line) in Swift.zip(sources, lines) { each.join(source, line, emit) }
    }
  }

  /// Combines the elements of the sources in step, as arrays.
  public static func zip<Collection: Swift.Collection>(
    _ collection: Collection
  ) -> Observable<[Element]>
  where Collection.Element: ObservableType, Collection.Element.Element == Element {
    Observable<[Element]>.zip(collection) { $0 }
  }
}
