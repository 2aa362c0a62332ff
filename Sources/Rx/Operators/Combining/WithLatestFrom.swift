public import ReactiveKernel

extension ObservableType {
  /// Combines each element with the latest of `second`.
  ///
  ///     source  --1-----2--3----|
  ///     second  ----a-------b--|
  ///     result  --------2a-3a---|
  ///
  /// Elements before the first one of `second` are dropped. `second` is subscribed to first. When it completes, its last
  /// element stays the latest. The result completes with the source; an error of either ends it.
  ///
  /// - Parameter resultSelector: An error that it throws ends the result.
  @inlinable
  public func withLatestFrom<Source: ObservableConvertibleType, ResultType>(
    _ second: Source,
    resultSelector: @escaping (Element, Source.Element) throws -> ResultType
  ) -> Observable<ResultType> {
    let (source, second) = (asObservable(), second.asObservable())
    return Producer { downstream, lifetime in
      let group = SourceGroup(downstream)
      let latest = Latest<Source.Element>()
      let (main, other) = (lifetime.makeChild(), lifetime.makeChild())
      group.subscribe(to: second, in: other, next: { _ = latest.set($0) }, completed: {})
      group.subscribe(
        to: source,
        in: main,
        next: { element in
          if latest.isPresent { downstream.next(try resultSelector(element, latest.value)) }
        },
        completed: { downstream.end(nil) }
      )
    }
  }

  /// Sends the latest element of `second` for each element of the source.
  @inlinable
  public func withLatestFrom<Source: ObservableConvertibleType>(
    _ second: Source
  ) -> Observable<Source.Element> {
    withLatestFrom(second) { $1 }
  }
}
