extension ObservableType {
  /// Passes what the source sends, and when it completes what `second` sends.
  ///
  ///     source  --a--b|
  ///     second        x--y--|
  ///     result  --a--bx--y--|
  ///
  /// An error of the source ends the result, and `second` is not subscribed to.
  public func concat<Source: ObservableConvertibleType>(
    _ second: Source
  ) -> Observable<Element> where Source.Element == Element {
    .concat([asObservable(), second.asObservable()])
  }

  /// Passes what the sources send, one after the other; each is subscribed to when the one before has completed.
  ///
  /// Completes after the last; an error of any ends the result. The sequence may be endless: the next source is asked for
  /// when it is needed.
  public static func concat<Sequence: Swift.Sequence>(
    _ sequence: Sequence
  ) -> Observable<Element> where Sequence.Element == Observable<Element> {
    Chain(.completion, sequence)
  }

  /// Passes what the sources send, one after the other.
  ///
  /// The collection may be lazy: a source is made when its turn comes, even one that is a `concat` again, without end.
  public static func concat<Collection: Swift.Collection>(
    _ collection: Collection
  ) -> Observable<Element> where Collection.Element == Observable<Element> {
    Chain(.completion, collection) { $0.count }
  }

  /// Passes what the sources send, one after the other.
  public static func concat(_ sources: Observable<Element>...) -> Observable<Element> {
    concat(sources[...])
  }
}

extension ObservableType where Element: ObservableConvertibleType {
  /// Subscribes to the sequences that the source sends, one after the other.
  ///
  /// A sequence whose turn has not come is kept. Completes when the source and all its sequences have; an error of any
  /// ends the result.
  @inlinable
  public func concat() -> Observable<Element.Element> {
    merge(maxConcurrent: 1)
  }
}
