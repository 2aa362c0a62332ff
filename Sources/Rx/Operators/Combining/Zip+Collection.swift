extension ObservableType {
  /// Combines the elements of the sources by index: first with first, second with second.
  ///
  ///     first   -1-2-----|
  ///     second  ---a---b--|
  ///     result  ---x---y-|   x is 1 with a, y is 2 with b
  ///
  /// Without sources, the result completes immediately.
  ///
  /// - Parameter resultSelector: Receives the elements in the order of the sources. An error that it throws ends the result.
  public static func zip<Collection: Swift.Collection>(
    _ collection: Collection,
    resultSelector: @escaping ([Collection.Element.Element]) throws -> Element
  ) -> Observable<Element> where Collection.Element: ObservableType {
    let sources = collection.map { $0.asObservable() }
    return Producer { downstream, _ in
      if sources.isEmpty { return downstream.end(nil) }
      let each = ZipState(SourceGroup(downstream), count: sources.count, isCollection: true)
      let queues = sources.map { _ in RingBuffer<Collection.Element.Element>() }
      let emit = { downstream.next(try resultSelector(queues.map(each.pop))) }
      for (source, queue) in Swift.zip(sources, queues) { each.subscribe(to: source, queue, emit) }
    }
  }

  /// Combines the elements of the sources by index, as arrays.
  public static func zip<Collection: Swift.Collection>(
    _ collection: Collection
  ) -> Observable<[Element]>
  where Collection.Element: ObservableType, Collection.Element.Element == Element {
    Observable<[Element]>.zip(collection) { $0 }
  }
}
