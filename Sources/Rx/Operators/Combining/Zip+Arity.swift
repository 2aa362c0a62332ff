public import ReactiveKernel

extension ObservableType {
  /// Combines the elements of the sources by index: first with first, second with second.
  ///
  /// - Parameter resultSelector: An error that it throws ends the result.
  @inlinable
  public static func zip<E1, E2, E3>(
    _ source1: some ObservableType<E1>,
    _ source2: some ObservableType<E2>,
    _ source3: some ObservableType<E3>,
    resultSelector: @escaping (E1, E2, E3) throws -> Element
  ) -> Observable<Element> {
    let s1 = source1.asObservable()
    let s2 = source2.asObservable()
    let s3 = source3.asObservable()
    return Producer { downstream, _ in
      let each = ZipState(SourceGroup(downstream), count: 3)
      let (v1, v2, v3) = (RingBuffer<E1>(), RingBuffer<E2>(), RingBuffer<E3>())
      let emit = { downstream.next(try resultSelector(each.pop(v1), each.pop(v2), each.pop(v3))) }
      each.subscribe(to: s1, v1, emit)
      each.subscribe(to: s2, v2, emit)
      each.subscribe(to: s3, v3, emit)
    }
  }

  /// Combines the elements of the sources by index: first with first, second with second.
  ///
  /// - Parameter resultSelector: An error that it throws ends the result.
  @inlinable
  public static func zip<E1, E2, E3, E4>(
    _ source1: some ObservableType<E1>,
    _ source2: some ObservableType<E2>,
    _ source3: some ObservableType<E3>,
    _ source4: some ObservableType<E4>,
    resultSelector: @escaping (E1, E2, E3, E4) throws -> Element
  ) -> Observable<Element> {
    let s1 = source1.asObservable()
    let s2 = source2.asObservable()
    let s3 = source3.asObservable()
    let s4 = source4.asObservable()
    return Producer { downstream, _ in
      let each = ZipState(SourceGroup(downstream), count: 4)
      let (v1, v2, v3, v4) = (
        RingBuffer<E1>(), RingBuffer<E2>(), RingBuffer<E3>(), RingBuffer<E4>()
      )
      let emit = {
        downstream.next(
          try resultSelector(
            each.pop(v1),
            each.pop(v2),
            each.pop(v3),
            each.pop(v4)
          )
        )
      }
      each.subscribe(to: s1, v1, emit)
      each.subscribe(to: s2, v2, emit)
      each.subscribe(to: s3, v3, emit)
      each.subscribe(to: s4, v4, emit)
    }
  }

  /// Combines the elements of the sources by index: first with first, second with second.
  ///
  /// - Parameter resultSelector: An error that it throws ends the result.
  @inlinable
  public static func zip<E1, E2, E3, E4, E5>(
    _ source1: some ObservableType<E1>,
    _ source2: some ObservableType<E2>,
    _ source3: some ObservableType<E3>,
    _ source4: some ObservableType<E4>,
    _ source5: some ObservableType<E5>,
    resultSelector: @escaping (E1, E2, E3, E4, E5) throws -> Element
  ) -> Observable<Element> {
    let s1 = source1.asObservable()
    let s2 = source2.asObservable()
    let s3 = source3.asObservable()
    let s4 = source4.asObservable()
    let s5 = source5.asObservable()
    return Producer { downstream, _ in
      let each = ZipState(SourceGroup(downstream), count: 5)
      let (v1, v2, v3, v4, v5) = (
        RingBuffer<E1>(), RingBuffer<E2>(), RingBuffer<E3>(), RingBuffer<E4>(), RingBuffer<E5>()
      )
      let emit = {
        downstream.next(
          try resultSelector(
            each.pop(v1),
            each.pop(v2),
            each.pop(v3),
            each.pop(v4),
            each.pop(v5)
          )
        )
      }
      each.subscribe(to: s1, v1, emit)
      each.subscribe(to: s2, v2, emit)
      each.subscribe(to: s3, v3, emit)
      each.subscribe(to: s4, v4, emit)
      each.subscribe(to: s5, v5, emit)
    }
  }

  /// Combines the elements of the sources by index: first with first, second with second.
  ///
  /// - Parameter resultSelector: An error that it throws ends the result.
  @inlinable
  public static func zip<E1, E2, E3, E4, E5, E6>(
    _ source1: some ObservableType<E1>,
    _ source2: some ObservableType<E2>,
    _ source3: some ObservableType<E3>,
    _ source4: some ObservableType<E4>,
    _ source5: some ObservableType<E5>,
    _ source6: some ObservableType<E6>,
    resultSelector: @escaping (E1, E2, E3, E4, E5, E6) throws -> Element
  ) -> Observable<Element> {
    let s1 = source1.asObservable()
    let s2 = source2.asObservable()
    let s3 = source3.asObservable()
    let s4 = source4.asObservable()
    let s5 = source5.asObservable()
    let s6 = source6.asObservable()
    return Producer { downstream, _ in
      let each = ZipState(SourceGroup(downstream), count: 6)
      let (v1, v2, v3) = (RingBuffer<E1>(), RingBuffer<E2>(), RingBuffer<E3>())
      let (v4, v5, v6) = (RingBuffer<E4>(), RingBuffer<E5>(), RingBuffer<E6>())
      let emit = {
        downstream.next(
          try resultSelector(
            each.pop(v1),
            each.pop(v2),
            each.pop(v3),
            each.pop(v4),
            each.pop(v5),
            each.pop(v6)
          )
        )
      }
      each.subscribe(to: s1, v1, emit)
      each.subscribe(to: s2, v2, emit)
      each.subscribe(to: s3, v3, emit)
      each.subscribe(to: s4, v4, emit)
      each.subscribe(to: s5, v5, emit)
      each.subscribe(to: s6, v6, emit)
    }
  }

  /// Combines the elements of the sources by index: first with first, second with second.
  ///
  /// - Parameter resultSelector: An error that it throws ends the result.
  @inlinable
  public static func zip<E1, E2, E3, E4, E5, E6, E7>(
    _ source1: some ObservableType<E1>,
    _ source2: some ObservableType<E2>,
    _ source3: some ObservableType<E3>,
    _ source4: some ObservableType<E4>,
    _ source5: some ObservableType<E5>,
    _ source6: some ObservableType<E6>,
    _ source7: some ObservableType<E7>,
    resultSelector: @escaping (E1, E2, E3, E4, E5, E6, E7) throws -> Element
  ) -> Observable<Element> {
    let s1 = source1.asObservable()
    let s2 = source2.asObservable()
    let s3 = source3.asObservable()
    let s4 = source4.asObservable()
    let s5 = source5.asObservable()
    let s6 = source6.asObservable()
    let s7 = source7.asObservable()
    return Producer { downstream, _ in
      let each = ZipState(SourceGroup(downstream), count: 7)
      let (v1, v2, v3, v4) = (
        RingBuffer<E1>(), RingBuffer<E2>(), RingBuffer<E3>(), RingBuffer<E4>()
      )
      let (v5, v6, v7) = (RingBuffer<E5>(), RingBuffer<E6>(), RingBuffer<E7>())
      let emit = {
        downstream.next(
          try resultSelector(
            each.pop(v1),
            each.pop(v2),
            each.pop(v3),
            each.pop(v4),
            each.pop(v5),
            each.pop(v6),
            each.pop(v7)
          )
        )
      }
      each.subscribe(to: s1, v1, emit)
      each.subscribe(to: s2, v2, emit)
      each.subscribe(to: s3, v3, emit)
      each.subscribe(to: s4, v4, emit)
      each.subscribe(to: s5, v5, emit)
      each.subscribe(to: s6, v6, emit)
      each.subscribe(to: s7, v7, emit)
    }
  }

  /// Combines the elements of the sources by index: first with first, second with second.
  ///
  /// - Parameter resultSelector: An error that it throws ends the result.
  @inlinable
  public static func zip<E1, E2, E3, E4, E5, E6, E7, E8>(
    _ source1: some ObservableType<E1>,
    _ source2: some ObservableType<E2>,
    _ source3: some ObservableType<E3>,
    _ source4: some ObservableType<E4>,
    _ source5: some ObservableType<E5>,
    _ source6: some ObservableType<E6>,
    _ source7: some ObservableType<E7>,
    _ source8: some ObservableType<E8>,
    resultSelector: @escaping (E1, E2, E3, E4, E5, E6, E7, E8) throws -> Element
  ) -> Observable<Element> {
    let s1 = source1.asObservable()
    let s2 = source2.asObservable()
    let s3 = source3.asObservable()
    let s4 = source4.asObservable()
    let s5 = source5.asObservable()
    let s6 = source6.asObservable()
    let s7 = source7.asObservable()
    let s8 = source8.asObservable()
    return Producer { downstream, _ in
      let each = ZipState(SourceGroup(downstream), count: 8)
      let (v1, v2, v3, v4) = (
        RingBuffer<E1>(), RingBuffer<E2>(), RingBuffer<E3>(), RingBuffer<E4>()
      )
      let (v5, v6, v7, v8) = (
        RingBuffer<E5>(), RingBuffer<E6>(), RingBuffer<E7>(), RingBuffer<E8>()
      )
      let emit = {
        downstream.next(
          try resultSelector(
            each.pop(v1),
            each.pop(v2),
            each.pop(v3),
            each.pop(v4),
            each.pop(v5),
            each.pop(v6),
            each.pop(v7),
            each.pop(v8)
          )
        )
      }
      each.subscribe(to: s1, v1, emit)
      each.subscribe(to: s2, v2, emit)
      each.subscribe(to: s3, v3, emit)
      each.subscribe(to: s4, v4, emit)
      each.subscribe(to: s5, v5, emit)
      each.subscribe(to: s6, v6, emit)
      each.subscribe(to: s7, v7, emit)
      each.subscribe(to: s8, v8, emit)
    }
  }
}

extension ObservableType where Element == Any {
  /// Combines the elements of the sources by index, as tuples.
  @inlinable
  public static func zip<E1, E2, E3>(
    _ source1: some ObservableType<E1>,
    _ source2: some ObservableType<E2>,
    _ source3: some ObservableType<E3>
  ) -> Observable<(E1, E2, E3)> {
    Observable<(E1, E2, E3)>.zip(source1, source2, source3) { ($0, $1, $2) }
  }

  /// Combines the elements of the sources by index, as tuples.
  @inlinable
  public static func zip<E1, E2, E3, E4>(
    _ source1: some ObservableType<E1>,
    _ source2: some ObservableType<E2>,
    _ source3: some ObservableType<E3>,
    _ source4: some ObservableType<E4>
  ) -> Observable<(E1, E2, E3, E4)> {
    Observable<(E1, E2, E3, E4)>.zip(source1, source2, source3, source4) { ($0, $1, $2, $3) }
  }

  /// Combines the elements of the sources by index, as tuples.
  @inlinable
  public static func zip<E1, E2, E3, E4, E5>(
    _ source1: some ObservableType<E1>,
    _ source2: some ObservableType<E2>,
    _ source3: some ObservableType<E3>,
    _ source4: some ObservableType<E4>,
    _ source5: some ObservableType<E5>
  ) -> Observable<(E1, E2, E3, E4, E5)> {
    Observable<(E1, E2, E3, E4, E5)>.zip(
      source1,
      source2,
      source3,
      source4,
      source5
    ) { ($0, $1, $2, $3, $4) }
  }

  /// Combines the elements of the sources by index, as tuples.
  @inlinable
  public static func zip<E1, E2, E3, E4, E5, E6>(
    _ source1: some ObservableType<E1>,
    _ source2: some ObservableType<E2>,
    _ source3: some ObservableType<E3>,
    _ source4: some ObservableType<E4>,
    _ source5: some ObservableType<E5>,
    _ source6: some ObservableType<E6>
  ) -> Observable<(E1, E2, E3, E4, E5, E6)> {
    Observable<(E1, E2, E3, E4, E5, E6)>.zip(
      source1,
      source2,
      source3,
      source4,
      source5,
      source6
    ) { ($0, $1, $2, $3, $4, $5) }
  }

  /// Combines the elements of the sources by index, as tuples.
  @inlinable
  public static func zip<E1, E2, E3, E4, E5, E6, E7>(
    _ source1: some ObservableType<E1>,
    _ source2: some ObservableType<E2>,
    _ source3: some ObservableType<E3>,
    _ source4: some ObservableType<E4>,
    _ source5: some ObservableType<E5>,
    _ source6: some ObservableType<E6>,
    _ source7: some ObservableType<E7>
  ) -> Observable<(E1, E2, E3, E4, E5, E6, E7)> {
    Observable<(E1, E2, E3, E4, E5, E6, E7)>.zip(
      source1,
      source2,
      source3,
      source4,
      source5,
      source6,
      source7
    ) { ($0, $1, $2, $3, $4, $5, $6) }
  }

  /// Combines the elements of the sources by index, as tuples.
  @inlinable
  public static func zip<E1, E2, E3, E4, E5, E6, E7, E8>(
    _ source1: some ObservableType<E1>,
    _ source2: some ObservableType<E2>,
    _ source3: some ObservableType<E3>,
    _ source4: some ObservableType<E4>,
    _ source5: some ObservableType<E5>,
    _ source6: some ObservableType<E6>,
    _ source7: some ObservableType<E7>,
    _ source8: some ObservableType<E8>
  ) -> Observable<(E1, E2, E3, E4, E5, E6, E7, E8)> {
    Observable<(E1, E2, E3, E4, E5, E6, E7, E8)>.zip(
      source1,
      source2,
      source3,
      source4,
      source5,
      source6,
      source7,
      source8
    ) { ($0, $1, $2, $3, $4, $5, $6, $7) }
  }
}
