extension ObservableType {
  /// Combines each element with the result so far, and sends each result.
  ///
  ///     source        --1--2--3--|
  ///     from 0, +     --1--3--6--|
  ///
  /// Each subscription starts from `seed`.
  ///
  /// - Parameters:
  ///   - seed: The first "result so far"; it is not sent.
  ///   - accumulator: An error thrown here ends the sequence.
  @inlinable
  public func scan<Result>(
    _ seed: Result,
    accumulator: @escaping (Result, Element) throws -> Result
  ) -> Observable<Result> {
    lift { downstream in
      let result = Cell(seed)
      return { element in
        let next = try accumulator(result.value, element)
        result.value = next
        downstream.next(next)
      }
    }
  }

  /// Combines each element into the result so far, in place, and sends each result.
  ///
  /// - Parameters:
  ///   - seed: The first "result so far"; it is not sent.
  ///   - accumulator: An error thrown here ends the sequence.
  @inlinable
  public func scan<Result>(
    into seed: Result,
    accumulator: @escaping (inout Result, Element) throws -> Void
  ) -> Observable<Result> {
    lift { downstream in
      let result = Cell(seed)
      return { element in
        try accumulator(&result.value, element)
        downstream.next(result.value)
      }
    }
  }
}
