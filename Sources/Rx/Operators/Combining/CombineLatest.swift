public import ReactiveKernel

extension ObservableType {
  /// Combines the latest elements of the sources whenever one of them sends an element, once all have sent one.
  ///
  ///     source1  --1-----2-------|
  ///     source2  -----a-----b--|
  ///     result   -----1a-2a-2b---|
  ///
  /// Completes when all sources have completed, or at an element of the last source running if another never sent one. An
  /// error of any of them ends the result.
  ///
  /// - Parameter resultSelector: An error that it throws ends the result.
  @inlinable
  public static func combineLatest<E1, E2>(
    _ source1: some ObservableType<E1>,
    _ source2: some ObservableType<E2>,
    resultSelector: @escaping (E1, E2) throws -> Element
  ) -> Observable<Element> {
    let (s1, s2) = (source1.asObservable(), source2.asObservable())
    return Producer { downstream, _ in
      let each = CombineLatestState(SourceGroup(downstream), count: 2)
      let (v1, v2) = (Latest<E1>(), Latest<E2>())
      let emit = { downstream.next(try resultSelector(v1.value, v2.value)) }
      each.subscribe(to: s1, v1, emit)
      each.subscribe(to: s2, v2, emit)
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
