import ReactiveKernel

extension ObservableType {
  /// Combines the latest elements of the sources whenever one of them sends an element, once all have sent one.
  ///
  ///     first   -1---2----|
  ///     second  ---a---b--|
  ///     result  ---x-y-z--|   x is 1 with a, y is 2 with a, z is 2 with b
  ///
  /// Without sources, the result is that of an empty array, and completion.
  ///
  /// - Parameter resultSelector: Receives the elements in the order of the sources. An error that it throws ends the result.
  public static func combineLatest<Collection: Swift.Collection>(
    _ collection: Collection,
    resultSelector: @escaping ([Collection.Element.Element]) throws -> Element
  ) -> Observable<Element> where Collection.Element: ObservableType {
    combineLatest(collection.map { $0.asObservable() }, disposal: .afterEnd, resultSelector)
  }

  /// Combines the latest elements of the sources, as the forms with an argument a source do.
  ///
  /// Unlike the result for a collection, it disposes of a source that ends before the subscriber learns of the end.
  package static func combineLatest<SourceElement>(
    allOf sources: [Observable<SourceElement>],
    resultSelector: @escaping ([SourceElement]) throws -> Element
  ) -> Observable<Element> {
    combineLatest(sources, disposal: .beforeEnd, resultSelector)
  }

  private static func combineLatest<SourceElement>(
    _ sources: [Observable<SourceElement>],
    disposal: SourceDisposal,
    _ resultSelector: @escaping ([SourceElement]) throws -> Element
  ) -> Observable<Element> {
    Producer { downstream, _ in
      let latest = sources.map { _ in Latest<SourceElement>() }
      let emit = { downstream.next(try resultSelector(latest.map { $0.value })) }
      if sources.isEmpty {
        do { try emit() } catch { return downstream.end(error) }
        return downstream.end(nil)
      }
      let each = CombineLatestState(
        SourceGroup(downstream),
        count: sources.count,
        disposal: disposal
      )
      for (source, latest) in Swift.zip(sources, latest) {
        each.subscribe(to: source, latest, emit)
      }
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
