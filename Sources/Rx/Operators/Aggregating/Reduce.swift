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
  public func reduce<Accumulated, Result>(
    _ seed: Accumulated,
    accumulator: @escaping (Accumulated, Element) throws -> Accumulated,
    mapResult: @escaping (Accumulated) throws -> Result
  ) -> Observable<Result> {
    liftObserver { downstream in
      let sum = OperatorState(seed)
      return AnyObserver(
        next: { element in
          do {
            sum.value = try accumulator(sum.value, element)
          } catch {
            downstream.end(error)
          }
        },
        end: { error in
          if let error { return downstream.end(error) }
          do { downstream.next(try mapResult(sum.value)) } catch { return downstream.end(error) }
          downstream.end(nil)
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
  public func reduce<Result>(
    _ seed: Result,
    accumulator: @escaping (Result, Element) throws -> Result
  ) -> Observable<Result> {
    reduce(seed, accumulator: accumulator, mapResult: { $0 })
  }
}
