extension ObservableType {
  /// Combines the latest elements of the sources, each time that one of them sends one and each has sent one.
  ///
  ///     source1  --1-----2-------|
  ///     source2  -----a-----b--|
  ///     result   -----1a-2a-2b---|
  ///
  /// Completes when all have completed, or at an element of the last one running when another never sent any; an error of
  /// any ends it.
  ///
  /// - Parameter resultSelector: An error thrown here ends the result.
  @inlinable
  public static func combineLatest<E1, E2>(
    _ source1: some ObservableType<E1>,
    _ source2: some ObservableType<E2>,
    resultSelector: @escaping (E1, E2) throws -> Element
  ) -> Observable<Element> {
    let (s1, s2) = (source1.asObservable(), source2.asObservable())
    return Producer { downstream, lifetime in
      let each = LatestOfEach(Meeting(in: lifetime, downstream.end), count: 2)
      let (v1, v2) = (Latest<E1>(), Latest<E2>())
      let emit = { downstream.next(try resultSelector(v1.value, v2.value)) }
      each.join(s1, v1, emit)
      each.join(s2, v2, emit)
    }
  }
}

extension ObservableType where Element == Any {
  /// Combines the latest elements of the sources, as tuples.
  @inlinable
  public static func combineLatest<E1, E2>(
    _ source1: some ObservableType<E1>,
    _ source2: some ObservableType<E2>
  ) -> Observable<(E1, E2)> {
    Observable<(E1, E2)>.combineLatest(source1, source2) { ($0, $1) }
  }
}
