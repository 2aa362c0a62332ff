extension ObservableType {
  /// Combines each element with the latest of `second`.
  ///
  ///     source  --1-----2--3----|
  ///     second  ----a-------b--|
  ///     result  --------2a-3a---|
  ///
  /// Elements that come before `second` has sent one are dropped. `second` is subscribed to first; that it completes
  /// means nothing, and its last element stays the latest. Completes with the source; an error of either ends the result.
  ///
  /// - Parameter resultSelector: An error thrown here ends the result.
  @inlinable
  public func withLatestFrom<Source: ObservableConvertibleType, ResultType>(
    _ second: Source,
    resultSelector: @escaping (Element, Source.Element) throws -> ResultType
  ) -> Observable<ResultType> {
    let (source, second) = (asObservable(), second.asObservable())
    return Producer { downstream, lifetime in
      let meeting = Meeting(in: lifetime, downstream.end)
      let latest = Latest<Source.Element>()
      let (main, other) = (lifetime.makeChild(), lifetime.makeChild())
      meeting.join(second, in: other, next: { _ = latest.set($0) }, completed: {})
      meeting.join(
        source,
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
