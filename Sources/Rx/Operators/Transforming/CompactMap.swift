extension ObservableType {
  /// Transforms each element, and drops those of which nothing comes.
  ///
  ///     source  --1--x--3--|
  ///     Int($0) --1-----3--|
  ///
  /// - Parameter transform: An error thrown here ends the sequence.
  @inlinable
  public func compactMap<Result>(
    _ transform: @escaping (Element) throws -> Result?
  ) -> Observable<Result> {
    lift { downstream in
      { element in
        if let result = try transform(element) { downstream.next(result) }
      }
    }
  }
}
