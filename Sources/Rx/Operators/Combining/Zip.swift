public import ReactiveKernel

extension ObservableType {
  /// Combines the elements of the sources by index: first with first, second with second.
  ///
  ///     source1  --1--2-----3--|
  ///     source2  ----a----b------
  ///     result   ----1a---2b-----
  ///
  /// Elements wait for their counterparts, without limit. Completes when all sources have completed. An error of any of them
  /// ends the result.
  ///
  /// - Parameter resultSelector: An error that it throws ends the result.
  @inlinable
  public static func zip<E1, E2>(
    _ source1: some ObservableType<E1>,
    _ source2: some ObservableType<E2>,
    resultSelector: @escaping (E1, E2) throws -> Element
  ) -> Observable<Element> {
    let (s1, s2) = (source1.asObservable(), source2.asObservable())
    return Producer { downstream, _ in
      let each = ZipState(SourceGroup(downstream), count: 2)
      let (v1, v2) = (RingBuffer<E1>(), RingBuffer<E2>())
      let emit = { downstream.next(try resultSelector(each.pop(v1), each.pop(v2))) }
      each.subscribe(to: s1, v1, emit)
      each.subscribe(to: s2, v2, emit)
    }
  }
}

extension ObservableType where Element == Any {
  /// Combines the elements of the sources by index, as tuples.
  @inlinable
  public static func zip<E1, E2>(
    _ source1: some ObservableType<E1>,
    _ source2: some ObservableType<E2>
  ) -> Observable<(E1, E2)> {
    Observable<(E1, E2)>.zip(source1, source2) { ($0, $1) }
  }
}
