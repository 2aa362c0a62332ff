extension SharedSequenceConvertibleType {
  /// Transforms each element, once for all subscribers.
  public func map<Result>(
    _ selector: @escaping (Element) -> Result
  ) -> SharedSequence<SharingStrategy, Result> {
    shared { $0.map(selector) }
  }

  /// Transforms each element, and drops nil.
  public func compactMap<Result>(
    _ selector: @escaping (Element) -> Result?
  ) -> SharedSequence<SharingStrategy, Result> {
    shared { $0.compactMap(selector) }
  }

  /// Accumulates the elements, and sends each intermediate result.
  ///
  ///     source      --1--2--3--|
  ///     scan(0, +)  --1--3--6--|
  ///
  /// The result is shared; it starts from `seed` again when somebody subscribes after everybody has left.
  public func scan<A>(
    _ seed: A,
    accumulator: @escaping (A, Element) -> A
  ) -> SharedSequence<SharingStrategy, A> {
    shared { $0.scan(seed, accumulator: accumulator) }
  }

  /// Subscribes to a sequence for each element, and merges their elements.
  public func flatMap<Sharing: SharingStrategyProtocol, Result>(
    _ selector: @escaping (Element) -> SharedSequence<Sharing, Result>
  ) -> SharedSequence<Sharing, Result> {
    SharedSequence<Sharing, Result>(asObservable().flatMap(selector))
  }

  /// Subscribes to a sequence for each element, and disposes of the previous one.
  ///
  ///     source  --1-----2-------
  ///     1         -a-b-c
  ///     2               -x-y-z
  ///     result  ---a-b---x-y-z
  public func flatMapLatest<Sharing: SharingStrategyProtocol, Result>(
    _ selector: @escaping (Element) -> SharedSequence<Sharing, Result>
  ) -> SharedSequence<Sharing, Result> {
    SharedSequence<Sharing, Result>(asObservable().flatMapLatest(selector))
  }

  /// Subscribes to a sequence for an element, and ignores the elements that are received while that runs.
  public func flatMapFirst<Sharing: SharingStrategyProtocol, Result>(
    _ selector: @escaping (Element) -> SharedSequence<Sharing, Result>
  ) -> SharedSequence<Sharing, Result> {
    SharedSequence<Sharing, Result>(asObservable().flatMapFirst(selector))
  }
}

extension SharedSequenceConvertibleType where Element: SharedSequenceConvertibleType {
  /// Sends the elements of the latest sequence that was received.
  public func switchLatest() -> SharedSequence<Element.SharingStrategy, Element.Element> {
    SharedSequence<Element.SharingStrategy, Element.Element>(asObservable().switchLatest())
  }

  /// Merges the elements of all sequences that are received.
  public func merge() -> SharedSequence<Element.SharingStrategy, Element.Element> {
    SharedSequence<Element.SharingStrategy, Element.Element>(asObservable().merge())
  }

  /// Merges the elements of the sequences that are received, at most `maxConcurrent` of them at a time.
  public func merge(
    maxConcurrent: Int
  ) -> SharedSequence<Element.SharingStrategy, Element.Element> {
    SharedSequence<Element.SharingStrategy, Element.Element>(
      asObservable().merge(maxConcurrent: maxConcurrent)
    )
  }
}
