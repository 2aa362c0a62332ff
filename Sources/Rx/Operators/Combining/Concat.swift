extension ObservableType {
  /// Passes the elements of the source, and after its completion those of `second`.
  ///
  ///     source  --a--b|
  ///     second        x--y--|
  ///     result  --a--bx--y--|
  ///
  /// If the source fails, the result fails, and `second` is not subscribed to.
  @inlinable
  public func concat<Source: ObservableConvertibleType>(
    _ second: Source
  ) -> Observable<Element> where Source.Element == Element {
    Chain(.completion, [asObservable(), second.asObservable()])
  }

  /// Passes the elements of the sources, one source after the other.
  ///
  /// Each is subscribed to when the previous one has completed.
  ///
  /// Completes after the last source; an error of any of them ends the result. The sequence may be endless: the next source
  /// is requested when it is needed.
  @inlinable
  public static func concat<Sequence: Swift.Sequence>(
    _ sequence: Sequence
  ) -> Observable<Element> where Sequence.Element == Observable<Element> {
    Chain(.completion, sequence)
  }

  /// Passes the elements of the sources, one source after the other.
  ///
  /// The collection may be lazy: a source is created when its turn comes, even if it is a `concat` again, without end.
  @inlinable
  public static func concat<Collection: Swift.Collection>(
    _ collection: Collection
  ) -> Observable<Element> where Collection.Element == Observable<Element> {
    Chain(.completion, collection) { $0.count }
  }

  /// Passes the elements of the sources, one source after the other.
  @inlinable
  public static func concat(_ sources: Observable<Element>...) -> Observable<Element> {
    Chain(.completion, sources)
  }
}

extension ObservableType where Element: ObservableConvertibleType {
  /// Subscribes to the observables that the source sends, one after the other.
  ///
  /// Inner observables that wait for their turn are kept in a queue without limit. The result completes when the source and
  /// all of them have completed. An error of any of them ends it.
  @inlinable
  public func concat() -> Observable<Element.Element> {
    merge(maxConcurrent: 1)
  }
}
