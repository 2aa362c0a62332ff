extension InfallibleType {
  /// Transforms each element.
  public func map<Result>(_ transform: @escaping (Element) -> Result) -> Infallible<Result> {
    lifted { $0.map(transform) }
  }

  /// Transforms each element, and drops nil.
  public func compactMap<Result>(
    _ transform: @escaping (Element) -> Result?
  ) -> Infallible<Result> {
    lifted { $0.compactMap(transform) }
  }

  /// Subscribes to an observable for each element, and merges their elements.
  public func flatMap<Source: ObservableConvertibleType>(
    _ selector: @escaping (Element) -> Source
  ) -> Infallible<Source.Element> {
    lifted { $0.flatMap(selector) }
  }

  /// Subscribes to an observable for each element, and disposes of the previous one.
  public func flatMapLatest<Source: ObservableConvertibleType>(
    _ selector: @escaping (Element) -> Source
  ) -> Infallible<Source.Element> {
    lifted { $0.flatMapLatest(selector) }
  }

  /// Subscribes to an observable for an element, and ignores the elements that are received while that runs.
  public func flatMapFirst<Source: ObservableConvertibleType>(
    _ selector: @escaping (Element) -> Source
  ) -> Infallible<Source.Element> {
    lifted { $0.flatMapFirst(selector) }
  }

  /// Subscribes to an observable for each element, one after the other.
  public func concatMap<Source: ObservableConvertibleType>(
    _ selector: @escaping (Element) -> Source
  ) -> Infallible<Source.Element> {
    lifted { $0.concatMap(selector) }
  }

  /// Accumulates the elements in place, and sends each intermediate result.
  public func scan<Seed>(
    into seed: Seed,
    accumulator: @escaping (inout Seed, Element) -> Void
  ) -> Infallible<Seed> {
    lifted { $0.scan(into: seed, accumulator: accumulator) }
  }

  /// Accumulates the elements, and sends each intermediate result.
  ///
  ///     source      --1--2--3--|
  ///     scan(0, +)  --1--3--6--|
  public func scan<Seed>(
    _ seed: Seed,
    accumulator: @escaping (Seed, Element) -> Seed
  ) -> Infallible<Seed> {
    lifted { $0.scan(seed, accumulator: accumulator) }
  }
}
