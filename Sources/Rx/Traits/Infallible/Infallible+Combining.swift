extension InfallibleType {
  /// Sends `element` first, at once, and then what the source sends.
  public func startWith(_ element: Element) -> Infallible<Element> {
    lifted { $0.startWith(element) }
  }

  /// Passes what the source sends, and when it completes what `second` sends.
  ///
  ///     source  --a--b|
  ///     second        x--y--|
  ///     result  --a--bx--y--|
  public func concat<Source: ObservableConvertibleType>(
    _ second: Source
  ) -> Infallible<Element> where Source.Element == Element {
    lifted { $0.concat(second) }
  }

  /// Passes what the sources send, one after the other; each is subscribed to when the one before has completed.
  public static func concat<Sequence: Swift.Sequence>(
    _ sequence: Sequence
  ) -> Infallible<Element> where Sequence.Element == Infallible<Element> {
    Infallible(.concat(sequence.lazy.map(\.source)))
  }

  /// Passes what the sources send, one after the other.
  public static func concat<Collection: Swift.Collection>(
    _ collection: Collection
  ) -> Infallible<Element> where Collection.Element == Infallible<Element> {
    Infallible(.concat(collection.map(\.source)))
  }

  /// Passes what the sources send, one after the other.
  public static func concat(_ sources: Infallible<Element>...) -> Infallible<Element> {
    concat(sources[...])
  }

  /// Merges what the sources send.
  ///
  ///     source1  --a-----b----|
  ///     source2  ----1-----2|
  ///     result   --a-1---b-2--|
  public static func merge<Collection: Swift.Collection>(
    _ sources: Collection
  ) -> Infallible<Element> where Collection.Element == Infallible<Element> {
    Infallible(.merge(sources.map(\.source)))
  }

  /// Merges what the sources send.
  public static func merge(_ sources: [Infallible<Element>]) -> Infallible<Element> {
    merge(sources[...])
  }

  /// Merges what the sources send.
  public static func merge(_ sources: Infallible<Element>...) -> Infallible<Element> {
    merge(sources[...])
  }

  /// Combines each element with the latest of `second`.
  ///
  /// - Parameter resultSelector: An error thrown here ends the result.
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

  /// Pairs each element with `object`, which is not kept alive, and completes at the first element after it is gone.
  ///
  /// - Parameter resultSelector: Makes the result of both.
  public func withUnretained<Object: AnyObject, Out>(
    _ obj: Object,
    resultSelector: @escaping (Object, Element) -> Out
  ) -> Infallible<Out> {
    lifted { $0.withUnretained(obj, resultSelector: resultSelector) }
  }

  /// Pairs each element with `object`, which is not kept alive, and completes at the first element after it is gone.
  public func withUnretained<Object: AnyObject>(_ obj: Object) -> Infallible<(Object, Element)> {
    withUnretained(obj) { ($0, $1) }
  }
}
