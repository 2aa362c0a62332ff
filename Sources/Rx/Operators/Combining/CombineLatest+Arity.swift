public import ReactiveKernel

extension ObservableType {
  /// Combines the latest elements of the sources whenever one of them sends an element, once all have sent one.
  ///
  /// - Parameter resultSelector: An error that it throws ends the result.
  @inlinable
  public static func combineLatest<E1, E2, E3>(
    _ source1: some ObservableType<E1>,
    _ source2: some ObservableType<E2>,
    _ source3: some ObservableType<E3>,
    resultSelector: @escaping (E1, E2, E3) throws -> Element
  ) -> Observable<Element> {
    let s1 = source1.asObservable()
    let s2 = source2.asObservable()
    let s3 = source3.asObservable()
    return Producer { downstream, _ in
      let each = CombineLatestState(SourceGroup(downstream), count: 3)
      let (v1, v2, v3) = (Latest<E1>(), Latest<E2>(), Latest<E3>())
      let emit = { downstream.next(try resultSelector(v1.value, v2.value, v3.value)) }
      each.subscribe(to: s1, v1, emit)
      each.subscribe(to: s2, v2, emit)
      each.subscribe(to: s3, v3, emit)
    }
  }

  /// Combines the latest elements of the sources whenever one of them sends an element, once all have sent one.
  ///
  /// - Parameter resultSelector: An error that it throws ends the result.
  @inlinable
  public static func combineLatest<E1, E2, E3, E4>(
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
      let each = CombineLatestState(SourceGroup(downstream), count: 4)
      let (v1, v2, v3, v4) = (Latest<E1>(), Latest<E2>(), Latest<E3>(), Latest<E4>())
      let emit = { downstream.next(try resultSelector(v1.value, v2.value, v3.value, v4.value)) }
      each.subscribe(to: s1, v1, emit)
      each.subscribe(to: s2, v2, emit)
      each.subscribe(to: s3, v3, emit)
      each.subscribe(to: s4, v4, emit)
    }
  }

  /// Combines the latest elements of the sources whenever one of them sends an element, once all have sent one.
  ///
  /// - Parameter resultSelector: An error that it throws ends the result.
  @inlinable
  public static func combineLatest<E1, E2, E3, E4, E5>(
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
      let each = CombineLatestState(SourceGroup(downstream), count: 5)
      let (v1, v2, v3) = (Latest<E1>(), Latest<E2>(), Latest<E3>())
      let (v4, v5) = (Latest<E4>(), Latest<E5>())
      let emit = {
        downstream.next(
          try resultSelector(
            v1.value,
            v2.value,
            v3.value,
            v4.value,
            v5.value
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

  /// Combines the latest elements of the sources whenever one of them sends an element, once all have sent one.
  ///
  /// - Parameter resultSelector: An error that it throws ends the result.
  @inlinable
  public static func combineLatest<E1, E2, E3, E4, E5, E6>(
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
      let each = CombineLatestState(SourceGroup(downstream), count: 6)
      let (v1, v2, v3) = (Latest<E1>(), Latest<E2>(), Latest<E3>())
      let (v4, v5, v6) = (Latest<E4>(), Latest<E5>(), Latest<E6>())
      let emit = {
        downstream.next(
          try resultSelector(
            v1.value,
            v2.value,
            v3.value,
            v4.value,
            v5.value,
            v6.value
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

  /// Combines the latest elements of the sources whenever one of them sends an element, once all have sent one.
  ///
  /// - Parameter resultSelector: An error that it throws ends the result.
  @inlinable
  public static func combineLatest<E1, E2, E3, E4, E5, E6, E7>(
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
      let each = CombineLatestState(SourceGroup(downstream), count: 7)
      let (v1, v2, v3, v4) = (Latest<E1>(), Latest<E2>(), Latest<E3>(), Latest<E4>())
      let (v5, v6, v7) = (Latest<E5>(), Latest<E6>(), Latest<E7>())
      let emit = {
        downstream.next(
          try resultSelector(
            v1.value,
            v2.value,
            v3.value,
            v4.value,
            v5.value,
            v6.value,
            v7.value
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

  /// Combines the latest elements of the sources whenever one of them sends an element, once all have sent one.
  ///
  /// - Parameter resultSelector: An error that it throws ends the result.
  @inlinable
  public static func combineLatest<E1, E2, E3, E4, E5, E6, E7, E8>(
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
      let each = CombineLatestState(SourceGroup(downstream), count: 8)
      let (v1, v2, v3, v4) = (Latest<E1>(), Latest<E2>(), Latest<E3>(), Latest<E4>())
      let (v5, v6, v7, v8) = (Latest<E5>(), Latest<E6>(), Latest<E7>(), Latest<E8>())
      let emit = {
        downstream.next(
          try resultSelector(
            v1.value,
            v2.value,
            v3.value,
            v4.value,
            v5.value,
            v6.value,
            v7.value,
            v8.value
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
  /// Combines the latest elements of the sources, as tuples.
  @inlinable
  public static func combineLatest<E1, E2, E3>(
    _ source1: some ObservableType<E1>,
    _ source2: some ObservableType<E2>,
    _ source3: some ObservableType<E3>
  ) -> Observable<(E1, E2, E3)> {
    Observable<(E1, E2, E3)>.combineLatest(source1, source2, source3) { ($0, $1, $2) }
  }

  /// Combines the latest elements of the sources, as tuples.
  @inlinable
  public static func combineLatest<E1, E2, E3, E4>(
    _ source1: some ObservableType<E1>,
    _ source2: some ObservableType<E2>,
    _ source3: some ObservableType<E3>,
    _ source4: some ObservableType<E4>
  ) -> Observable<(E1, E2, E3, E4)> {
    Observable<(E1, E2, E3, E4)>.combineLatest(
      source1,
      source2,
      source3,
      source4
    ) { ($0, $1, $2, $3) }
  }

  /// Combines the latest elements of the sources, as tuples.
  @inlinable
  public static func combineLatest<E1, E2, E3, E4, E5>(
    _ source1: some ObservableType<E1>,
    _ source2: some ObservableType<E2>,
    _ source3: some ObservableType<E3>,
    _ source4: some ObservableType<E4>,
    _ source5: some ObservableType<E5>
  ) -> Observable<(E1, E2, E3, E4, E5)> {
    Observable<(E1, E2, E3, E4, E5)>.combineLatest(
      source1,
      source2,
      source3,
      source4,
      source5
    ) { ($0, $1, $2, $3, $4) }
  }

  /// Combines the latest elements of the sources, as tuples.
  @inlinable
  public static func combineLatest<E1, E2, E3, E4, E5, E6>(
    _ source1: some ObservableType<E1>,
    _ source2: some ObservableType<E2>,
    _ source3: some ObservableType<E3>,
    _ source4: some ObservableType<E4>,
    _ source5: some ObservableType<E5>,
    _ source6: some ObservableType<E6>
  ) -> Observable<(E1, E2, E3, E4, E5, E6)> {
    Observable<(E1, E2, E3, E4, E5, E6)>.combineLatest(
      source1,
      source2,
      source3,
      source4,
      source5,
      source6
    ) { ($0, $1, $2, $3, $4, $5) }
  }

  /// Combines the latest elements of the sources, as tuples.
  @inlinable
  public static func combineLatest<E1, E2, E3, E4, E5, E6, E7>(
    _ source1: some ObservableType<E1>,
    _ source2: some ObservableType<E2>,
    _ source3: some ObservableType<E3>,
    _ source4: some ObservableType<E4>,
    _ source5: some ObservableType<E5>,
    _ source6: some ObservableType<E6>,
    _ source7: some ObservableType<E7>
  ) -> Observable<(E1, E2, E3, E4, E5, E6, E7)> {
    Observable<(E1, E2, E3, E4, E5, E6, E7)>.combineLatest(
      source1,
      source2,
      source3,
      source4,
      source5,
      source6,
      source7
    ) { ($0, $1, $2, $3, $4, $5, $6) }
  }

  /// Combines the latest elements of the sources, as tuples.
  @inlinable
  public static func combineLatest<E1, E2, E3, E4, E5, E6, E7, E8>(
    _ source1: some ObservableType<E1>,
    _ source2: some ObservableType<E2>,
    _ source3: some ObservableType<E3>,
    _ source4: some ObservableType<E4>,
    _ source5: some ObservableType<E5>,
    _ source6: some ObservableType<E6>,
    _ source7: some ObservableType<E7>,
    _ source8: some ObservableType<E8>
  ) -> Observable<(E1, E2, E3, E4, E5, E6, E7, E8)> {
    Observable<(E1, E2, E3, E4, E5, E6, E7, E8)>.combineLatest(
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
