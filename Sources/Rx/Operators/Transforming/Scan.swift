extension ObservableType {
  /// Accumulates the elements, and sends each intermediate result.
  ///
  ///     source        --1--2--3--|
  ///     from 0, +     --1--3--6--|
  ///
  /// Each subscription starts from `seed`.
  ///
  /// - Parameters:
  ///   - seed: The initial value, which is not sent.
  ///   - accumulator: An error that it throws ends the result.
  @inlinable
  public func scan<Result>(
    _ seed: Result,
    accumulator: @escaping (Result, Element) throws -> Result
  ) -> Observable<Result> {
    lift(with: accumulator, keeping: seed) { sink in
      { element in
        sink.attempt {
          let next = try sink.parameters(sink.state, element)
          sink.state = next
          sink.downstream.next(next)
        }
      }
    }
  }

  /// Accumulates the elements in place, and sends each intermediate result.
  ///
  /// - Parameters:
  ///   - seed: The initial value, which is not sent.
  ///   - accumulator: An error that it throws ends the result.
  @inlinable
  public func scan<Result>(
    into seed: Result,
    accumulator: @escaping (inout Result, Element) throws -> Void
  ) -> Observable<Result> {
    lift(with: accumulator, keeping: seed) { sink in
      { element in
        sink.attempt {
          try sink.parameters(&sink.state, element)
          sink.downstream.next(sink.state)
        }
      }
    }
  }
}
