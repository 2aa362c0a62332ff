extension ObservableType {
  /// Accumulates all elements, and sends the result when the source completes.
  ///
  ///     source     --1--2--3--|
  ///     from 0, +  -----------(6|)
  ///
  /// - Parameters:
  ///   - seed: The initial value.
  ///   - accumulator: An error that it throws ends the result.
  ///   - mapResult: Transforms the accumulated value into the result. An error that it throws ends the result.
  @inlinable
  public func reduce<Accumulated, Result>(
    _ seed: Accumulated,
    accumulator: @escaping (Accumulated, Element) throws -> Accumulated,
    mapResult: @escaping (Accumulated) throws -> Result
  ) -> Observable<Result> {
    liftObserver(with: (accumulator, mapResult), keeping: seed) { sink in
      AnyObserver(
        next: { element in
          sink.attempt { sink.state = try sink.parameters.0(sink.state, element) }
        },
        end: { error in
          if let error { return sink.downstream.end(error) }
          sink.attempt {
            sink.downstream.next(try sink.parameters.1(sink.state))
            sink.downstream.end(nil)
          }
        }
      )
    }
  }

  /// Accumulates all elements, and sends the result when the source completes.
  ///
  ///     source     --1--2--3--|
  ///     from 0, +  -----------(6|)
  ///
  /// - Parameters:
  ///   - seed: The initial value.
  ///   - accumulator: An error that it throws ends the result.
  @inlinable
  public func reduce<Result>(
    _ seed: Result,
    accumulator: @escaping (Result, Element) throws -> Result
  ) -> Observable<Result> {
    reduce(seed, accumulator: accumulator, mapResult: { $0 })
  }
}
