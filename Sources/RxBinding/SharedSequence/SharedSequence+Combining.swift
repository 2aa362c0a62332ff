extension SharedSequenceConvertibleType {
  /// Sends `element` first, and then the elements of the source.
  public func startWith(_ element: Element) -> SharedSequence<SharingStrategy, Element> {
    shared { $0.startWith(element) }
  }

  /// Merges the elements of the sources.
  ///
  ///     source1  --a-----b----|
  ///     source2  ----1-----2|
  ///     result   --a-1---b-2--|
  public static func merge<Collection: Swift.Collection>(
    _ sources: Collection
  ) -> SharedSequence<SharingStrategy, Element>
  where Collection.Element == SharedSequence<SharingStrategy, Element> {
    SharedSequence<SharingStrategy, Element>(.merge(sources.map { $0.asObservable() }))
  }

  /// Merges the elements of the sources.
  public static func merge(
    _ sources: [SharedSequence<SharingStrategy, Element>]
  ) -> SharedSequence<SharingStrategy, Element> {
    merge(sources[...])
  }

  /// Merges the elements of the sources.
  public static func merge(
    _ sources: SharedSequence<SharingStrategy, Element>...
  ) -> SharedSequence<SharingStrategy, Element> {
    merge(sources[...])
  }

  /// Combines each element with the latest of `second`.
  public func withLatestFrom<SecondO: SharedSequenceConvertibleType, ResultType>(
    _ second: SecondO,
    resultSelector: @escaping (Element, SecondO.Element) -> ResultType
  ) -> SharedSequence<SharingStrategy, ResultType>
  where SecondO.SharingStrategy == SharingStrategy {
    shared { $0.withLatestFrom(second.asObservable(), resultSelector: resultSelector) }
  }

  /// Sends the latest element of `second` for each element of the source.
  ///
  ///     source  ----a-----b---
  ///     second  --1---2-3-----
  ///     result  ----1-----3---
  public func withLatestFrom<SecondO: SharedSequenceConvertibleType>(
    _ second: SecondO
  ) -> SharedSequence<SharingStrategy, SecondO.Element> {
    shared { $0.withLatestFrom(second.asObservable()) }
  }
}

extension SharedSequence {
  /// Passes the elements of the sources, one source after the other.
  ///
  /// Each is subscribed to when the previous one has completed.
  public static func concat<Sequence: Swift.Sequence>(
    _ sequence: Sequence
  ) -> SharedSequence<SharingStrategy, Element>
  where Sequence.Element == SharedSequence<SharingStrategy, Element> {
    SharedSequence(.concat(sequence.lazy.map { $0.asObservable() }))
  }

  /// Passes the elements of the sources, one source after the other.
  public static func concat<Collection: Swift.Collection>(
    _ sequence: Collection
  ) -> SharedSequence<SharingStrategy, Element>
  where Collection.Element == SharedSequence<SharingStrategy, Element> {
    SharedSequence(.concat(sequence.map { $0.asObservable() }))
  }

  /// Sends the first elements of all sources together, then the second ones, and so on.
  ///
  /// - Parameter resultSelector: If it throws, the result ends with the error, which no subscriber of a driver or signal expects.
  public static func zip<Collection: Swift.Collection, Result>(
    _ collection: Collection,
    resultSelector: @escaping ([Element]) throws -> Result
  ) -> SharedSequence<SharingStrategy, Result>
  where Collection.Element == SharedSequence<SharingStrategy, Element> {
    SharedSequence<SharingStrategy, Result>(
      .zip(collection.map { $0.asObservable() }, resultSelector: resultSelector)
    )
  }

  /// Sends the first elements of all sources as an array, then the second ones, and so on.
  public static func zip<Collection: Swift.Collection>(
    _ collection: Collection
  ) -> SharedSequence<SharingStrategy, [Element]>
  where Collection.Element == SharedSequence<SharingStrategy, Element> {
    zip(collection) { $0 }
  }

  /// Combines the latest elements of the sources whenever one of them sends an element, once all have sent one.
  ///
  /// - Parameter resultSelector: If it throws, the result ends with the error, which no subscriber of a driver or signal expects.
  public static func combineLatest<Collection: Swift.Collection, Result>(
    _ collection: Collection,
    resultSelector: @escaping ([Element]) throws -> Result
  ) -> SharedSequence<SharingStrategy, Result>
  where Collection.Element == SharedSequence<SharingStrategy, Element> {
    SharedSequence<SharingStrategy, Result>(
      .combineLatest(collection.map { $0.asObservable() }, resultSelector: resultSelector)
    )
  }

  /// Sends the latest elements of the sources as an array whenever one of them sends an element, once all have sent one.
  public static func combineLatest<Collection: Swift.Collection>(
    _ collection: Collection
  ) -> SharedSequence<SharingStrategy, [Element]>
  where Collection.Element == SharedSequence<SharingStrategy, Element> {
    combineLatest(collection) { $0 }
  }
}
