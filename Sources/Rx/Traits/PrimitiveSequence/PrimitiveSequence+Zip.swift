// Every arity is written out, see Decisions.

extension PrimitiveSequenceType where Trait: ElementTrait {
  /// Combines the elements of the sources when all have been received.
  ///
  ///     source1  --(1|)
  ///     source2  ----(a|)
  ///     result   ----(1a|)
  ///
  /// If a maybe has no element, the result has none. An error of any source ends the result.
  ///
  /// - Parameter resultSelector: An error that it throws ends the result.
  public static func zip<E1, E2>(
    _ source1: PrimitiveSequence<Trait, E1>,
    _ source2: PrimitiveSequence<Trait, E2>,
    resultSelector: @escaping (E1, E2) throws -> Element
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(
      raw: .zip(
        source1.source,
        source2.source,
        resultSelector: resultSelector
      )
    )
  }

  /// Combines the elements of the sources when all have been received.
  ///
  /// - Parameter resultSelector: An error that it throws ends the result.
  public static func zip<E1, E2, E3>(
    _ source1: PrimitiveSequence<Trait, E1>,
    _ source2: PrimitiveSequence<Trait, E2>,
    _ source3: PrimitiveSequence<Trait, E3>,
    resultSelector: @escaping (E1, E2, E3) throws -> Element
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(
      raw: .zip(
        source1.source,
        source2.source,
        source3.source,
        resultSelector: resultSelector
      )
    )
  }

  /// Combines the elements of the sources when all have been received.
  ///
  /// - Parameter resultSelector: An error that it throws ends the result.
  public static func zip<E1, E2, E3, E4>(
    _ source1: PrimitiveSequence<Trait, E1>,
    _ source2: PrimitiveSequence<Trait, E2>,
    _ source3: PrimitiveSequence<Trait, E3>,
    _ source4: PrimitiveSequence<Trait, E4>,
    resultSelector: @escaping (E1, E2, E3, E4) throws -> Element
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(
      raw: .zip(
        source1.source,
        source2.source,
        source3.source,
        source4.source,
        resultSelector: resultSelector
      )
    )
  }

  /// Combines the elements of the sources when all have been received.
  ///
  /// - Parameter resultSelector: An error that it throws ends the result.
  public static func zip<E1, E2, E3, E4, E5>(
    _ source1: PrimitiveSequence<Trait, E1>,
    _ source2: PrimitiveSequence<Trait, E2>,
    _ source3: PrimitiveSequence<Trait, E3>,
    _ source4: PrimitiveSequence<Trait, E4>,
    _ source5: PrimitiveSequence<Trait, E5>,
    resultSelector: @escaping (E1, E2, E3, E4, E5) throws -> Element
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(
      raw: .zip(
        source1.source,
        source2.source,
        source3.source,
        source4.source,
        source5.source,
        resultSelector: resultSelector
      )
    )
  }

  /// Combines the elements of the sources when all have been received.
  ///
  /// - Parameter resultSelector: An error that it throws ends the result.
  public static func zip<E1, E2, E3, E4, E5, E6>(
    _ source1: PrimitiveSequence<Trait, E1>,
    _ source2: PrimitiveSequence<Trait, E2>,
    _ source3: PrimitiveSequence<Trait, E3>,
    _ source4: PrimitiveSequence<Trait, E4>,
    _ source5: PrimitiveSequence<Trait, E5>,
    _ source6: PrimitiveSequence<Trait, E6>,
    resultSelector: @escaping (E1, E2, E3, E4, E5, E6) throws -> Element
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(
      raw: .zip(
        source1.source,
        source2.source,
        source3.source,
        source4.source,
        source5.source,
        source6.source,
        resultSelector: resultSelector
      )
    )
  }

  /// Combines the elements of the sources when all have been received.
  ///
  /// - Parameter resultSelector: An error that it throws ends the result.
  public static func zip<E1, E2, E3, E4, E5, E6, E7>(
    _ source1: PrimitiveSequence<Trait, E1>,
    _ source2: PrimitiveSequence<Trait, E2>,
    _ source3: PrimitiveSequence<Trait, E3>,
    _ source4: PrimitiveSequence<Trait, E4>,
    _ source5: PrimitiveSequence<Trait, E5>,
    _ source6: PrimitiveSequence<Trait, E6>,
    _ source7: PrimitiveSequence<Trait, E7>,
    resultSelector: @escaping (E1, E2, E3, E4, E5, E6, E7) throws -> Element
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(
      raw: .zip(
        source1.source,
        source2.source,
        source3.source,
        source4.source,
        source5.source,
        source6.source,
        source7.source,
        resultSelector: resultSelector
      )
    )
  }

  /// Combines the elements of the sources when all have been received.
  ///
  /// - Parameter resultSelector: An error that it throws ends the result.
  public static func zip<E1, E2, E3, E4, E5, E6, E7, E8>(
    _ source1: PrimitiveSequence<Trait, E1>,
    _ source2: PrimitiveSequence<Trait, E2>,
    _ source3: PrimitiveSequence<Trait, E3>,
    _ source4: PrimitiveSequence<Trait, E4>,
    _ source5: PrimitiveSequence<Trait, E5>,
    _ source6: PrimitiveSequence<Trait, E6>,
    _ source7: PrimitiveSequence<Trait, E7>,
    _ source8: PrimitiveSequence<Trait, E8>,
    resultSelector: @escaping (E1, E2, E3, E4, E5, E6, E7, E8) throws -> Element
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(
      raw: .zip(
        source1.source,
        source2.source,
        source3.source,
        source4.source,
        source5.source,
        source6.source,
        source7.source,
        source8.source,
        resultSelector: resultSelector
      )
    )
  }
}

extension PrimitiveSequenceType where Trait: ElementTrait, Element == Any {
  /// Combines the elements of the sources when all have been received, as a tuple.
  public static func zip<E1, E2>(
    _ source1: PrimitiveSequence<Trait, E1>,
    _ source2: PrimitiveSequence<Trait, E2>
  ) -> PrimitiveSequence<Trait, (E1, E2)> {
    PrimitiveSequence(
      raw: Observable.zip(source1.source, source2.source)
    )
  }

  /// Combines the elements of the sources when all have been received, as a tuple.
  public static func zip<E1, E2, E3>(
    _ source1: PrimitiveSequence<Trait, E1>,
    _ source2: PrimitiveSequence<Trait, E2>,
    _ source3: PrimitiveSequence<Trait, E3>
  ) -> PrimitiveSequence<Trait, (E1, E2, E3)> {
    PrimitiveSequence(
      raw: Observable.zip(source1.source, source2.source, source3.source)
    )
  }

  /// Combines the elements of the sources when all have been received, as a tuple.
  public static func zip<E1, E2, E3, E4>(
    _ source1: PrimitiveSequence<Trait, E1>,
    _ source2: PrimitiveSequence<Trait, E2>,
    _ source3: PrimitiveSequence<Trait, E3>,
    _ source4: PrimitiveSequence<Trait, E4>
  ) -> PrimitiveSequence<Trait, (E1, E2, E3, E4)> {
    PrimitiveSequence(
      raw: Observable.zip(source1.source, source2.source, source3.source, source4.source)
    )
  }

  /// Combines the elements of the sources when all have been received, as a tuple.
  public static func zip<E1, E2, E3, E4, E5>(
    _ source1: PrimitiveSequence<Trait, E1>,
    _ source2: PrimitiveSequence<Trait, E2>,
    _ source3: PrimitiveSequence<Trait, E3>,
    _ source4: PrimitiveSequence<Trait, E4>,
    _ source5: PrimitiveSequence<Trait, E5>
  ) -> PrimitiveSequence<Trait, (E1, E2, E3, E4, E5)> {
    PrimitiveSequence(
      raw: Observable.zip(
        source1.source,
        source2.source,
        source3.source,
        source4.source,
        source5.source
      )
    )
  }

  /// Combines the elements of the sources when all have been received, as a tuple.
  public static func zip<E1, E2, E3, E4, E5, E6>(
    _ source1: PrimitiveSequence<Trait, E1>,
    _ source2: PrimitiveSequence<Trait, E2>,
    _ source3: PrimitiveSequence<Trait, E3>,
    _ source4: PrimitiveSequence<Trait, E4>,
    _ source5: PrimitiveSequence<Trait, E5>,
    _ source6: PrimitiveSequence<Trait, E6>
  ) -> PrimitiveSequence<Trait, (E1, E2, E3, E4, E5, E6)> {
    PrimitiveSequence(
      raw: Observable.zip(
        source1.source,
        source2.source,
        source3.source,
        source4.source,
        source5.source,
        source6.source
      )
    )
  }

  /// Combines the elements of the sources when all have been received, as a tuple.
  public static func zip<E1, E2, E3, E4, E5, E6, E7>(
    _ source1: PrimitiveSequence<Trait, E1>,
    _ source2: PrimitiveSequence<Trait, E2>,
    _ source3: PrimitiveSequence<Trait, E3>,
    _ source4: PrimitiveSequence<Trait, E4>,
    _ source5: PrimitiveSequence<Trait, E5>,
    _ source6: PrimitiveSequence<Trait, E6>,
    _ source7: PrimitiveSequence<Trait, E7>
  ) -> PrimitiveSequence<Trait, (E1, E2, E3, E4, E5, E6, E7)> {
    PrimitiveSequence(
      raw: Observable.zip(
        source1.source,
        source2.source,
        source3.source,
        source4.source,
        source5.source,
        source6.source,
        source7.source
      )
    )
  }

  /// Combines the elements of the sources when all have been received, as a tuple.
  public static func zip<E1, E2, E3, E4, E5, E6, E7, E8>(
    _ source1: PrimitiveSequence<Trait, E1>,
    _ source2: PrimitiveSequence<Trait, E2>,
    _ source3: PrimitiveSequence<Trait, E3>,
    _ source4: PrimitiveSequence<Trait, E4>,
    _ source5: PrimitiveSequence<Trait, E5>,
    _ source6: PrimitiveSequence<Trait, E6>,
    _ source7: PrimitiveSequence<Trait, E7>,
    _ source8: PrimitiveSequence<Trait, E8>
  ) -> PrimitiveSequence<Trait, (E1, E2, E3, E4, E5, E6, E7, E8)> {
    PrimitiveSequence(
      raw: Observable.zip(
        source1.source,
        source2.source,
        source3.source,
        source4.source,
        source5.source,
        source6.source,
        source7.source,
        source8.source
      )
    )
  }
}
