extension ObservableType {
  /// Transforms each element, and drops nil results.
  ///
  ///     source  --1--x--3--|
  ///     Int($0) --1-----3--|
  ///
  /// - Parameter transform: An error that it throws ends the result.
  @inlinable
  public func compactMap<Result>(
    _ transform: @escaping (Element) throws -> Result?
  ) -> Observable<Result> {
    lift(with: transform) { sink in
      { element in
        sink.attempt {
          if let result = try sink.parameters(element) { sink.downstream.next(result) }
        }
      }
    }
  }
}
