extension ObservableType {
  /// Combines the latest elements of the sources, each time that one of them sends one and each has sent one.
  ///
  ///     source1  --1-----2-------|
  ///     source2  -----a-----b--|
  ///     result   -----1a-2a-2b---|
  ///
  /// Completes when all have completed; an error of any ends it.
  ///
  /// - Parameter resultSelector: An error thrown here ends the result.
  @inlinable
  public static func combineLatest<O1: ObservableType, O2: ObservableType>(
    _ source1: O1,
    _ source2: O2,
    resultSelector: @escaping (O1.Element, O2.Element) throws -> Element
  ) -> Observable<Element> {
    let (source1, source2) = (source1.asObservable(), source2.asObservable())
    return Producer { downstream, lifetime in
      let each = LatestOfEach(Meeting(in: lifetime, downstream.end), count: 2)
      let (latest1, latest2) = (Latest<O1.Element>(), Latest<O2.Element>())
      let emit = { downstream.next(try resultSelector(latest1.value, latest2.value)) }
      each.join(source1, latest1, emit)
      each.join(source2, latest2, emit)
    }
  }
}

extension ObservableType where Element == Any {
  /// Pairs the latest elements of the sources, each time that one of them sends one and each has sent one.
  @inlinable
  public static func combineLatest<O1: ObservableType, O2: ObservableType>(
    _ source1: O1,
    _ source2: O2
  ) -> Observable<(O1.Element, O2.Element)> {
    Observable<(O1.Element, O2.Element)>.combineLatest(source1, source2) { ($0, $1) }
  }
}
