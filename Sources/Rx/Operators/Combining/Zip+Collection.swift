import ReactiveKernel

extension ObservableType {
  /// Combines the elements of the sources by index: first with first, second with second.
  ///
  ///     first   -1-2-----|
  ///     second  ---a---b--|
  ///     result  ---x---y-|   x is 1 with a, y is 2 with b
  ///
  /// Without sources, the result completes immediately. When all sources but one have completed, it completes at that
  /// one's next element without a counterpart, earlier than the forms with an argument a source.
  ///
  /// - Parameter resultSelector: Receives the elements in the order of the sources. An error that it throws ends the result.
  public static func zip<Collection: Swift.Collection>(
    _ collection: Collection,
    resultSelector: @escaping ([Collection.Element.Element]) throws -> Element
  ) -> Observable<Element> where Collection.Element: ObservableType {
    zip(collection.map { $0.asObservable() }, isCollection: true, resultSelector)
  }

  /// Combines the elements of the sources by index, as the forms with an argument a source do.
  ///
  /// Unlike the zip of a collection, it completes only when all sources have completed.
  package static func zip<SourceElement>(
    allOf sources: [Observable<SourceElement>],
    resultSelector: @escaping ([SourceElement]) throws -> Element
  ) -> Observable<Element> {
    zip(sources, isCollection: false, resultSelector)
  }

  private static func zip<SourceElement>(
    _ sources: [Observable<SourceElement>],
    isCollection: Bool,
    _ resultSelector: @escaping ([SourceElement]) throws -> Element
  ) -> Observable<Element> {
    Producer { downstream, _ in
      if sources.isEmpty { return downstream.end(nil) }
      let each = ZipState(
        SourceGroup(downstream),
        count: sources.count,
        isCollection: isCollection
      )
      let queues = sources.map { _ in RingBuffer<SourceElement>() }
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
