extension InfallibleType {
  /// Sends `element` first, immediately, and then the elements of the source.
  public func startWith(_ element: Element) -> Infallible<Element> {
    lifted { $0.startWith(element) }
  }

  /// Passes the elements of the source, and after its completion those of `second`.
  ///
  ///     source  --a--b|
  ///     second        x--y--|
  ///     result  --a--bx--y--|
  public func concat<Source: ObservableConvertibleType>(
    _ second: Source
  ) -> Infallible<Element> where Source.Element == Element {
    lifted { $0.concat(second) }
  }

  /// Passes the elements of the sources, one source after the other.
  ///
  /// Each is subscribed to when the previous one has completed.
  public static func concat<Sequence: Swift.Sequence>(
    _ sequence: Sequence
  ) -> Infallible<Element> where Sequence.Element == Infallible<Element> {
    Infallible(.concat(sequence.lazy.map(\.source)))
  }

  /// Passes the elements of the sources, one source after the other.
  public static func concat<Collection: Swift.Collection>(
    _ collection: Collection
  ) -> Infallible<Element> where Collection.Element == Infallible<Element> {
    Infallible(.concat(collection.map(\.source)))
  }

  /// Passes the elements of the sources, one source after the other.
  public static func concat(_ sources: Infallible<Element>...) -> Infallible<Element> {
    concat(sources[...])
  }

  /// Merges the elements of the sources.
  ///
  ///     source1  --a-----b----|
  ///     source2  ----1-----2|
  ///     result   --a-1---b-2--|
  public static func merge<Collection: Swift.Collection>(
    _ sources: Collection
  ) -> Infallible<Element> where Collection.Element == Infallible<Element> {
    Infallible(.merge(sources.map(\.source)))
  }

  /// Merges the elements of the sources.
  public static func merge(_ sources: [Infallible<Element>]) -> Infallible<Element> {
    merge(sources[...])
  }

  /// Merges the elements of the sources.
  public static func merge(_ sources: Infallible<Element>...) -> Infallible<Element> {
    merge(sources[...])
  }

  /// Combines each element with the latest of `second`.
  ///
  /// - Parameter resultSelector: An error that it throws ends the result.
  public func withLatestFrom<Source: InfallibleType, ResultType>(
    _ second: Source,
    resultSelector: @escaping (Element, Source.Element) throws -> ResultType
  ) -> Infallible<ResultType> {
    lifted { $0.withLatestFrom(second, resultSelector: resultSelector) }
  }

  /// Sends the latest element of `second` for each element of the source.
  public func withLatestFrom<Source: InfallibleType>(
    _ second: Source
  ) -> Infallible<Source.Element> {
    lifted { $0.withLatestFrom(second) }
  }

  /// Pairs each element with `object`, which is not kept alive.
  ///
  /// Completes at the first element after `object` is deallocated.
  ///
  /// - Parameter resultSelector: Combines the two.
  public func withUnretained<Object: AnyObject, Out>(
    _ obj: Object,
    resultSelector: @escaping (Object, Element) -> Out
  ) -> Infallible<Out> {
    lifted { $0.withUnretained(obj, resultSelector: resultSelector) }
  }

  /// Pairs each element with `object`, which is not kept alive.
  ///
  /// Completes at the first element after `object` is deallocated.
  public func withUnretained<Object: AnyObject>(_ obj: Object) -> Infallible<(Object, Element)> {
    withUnretained(obj) { ($0, $1) }
  }
}
