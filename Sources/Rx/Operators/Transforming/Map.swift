extension ObservableType {
  /// Transforms each element.
  ///
  ///     source    --1--2--3--|
  ///     x * 10    --X--Y--Z--|
  ///
  /// - Parameter transform: An error thrown here ends the sequence.
  @inlinable
  public func map<Result>(
    _ transform: @escaping (Element) throws -> Result
  ) -> Observable<Result> {
    let source = asObservable()
    // Written out over `lift`: one closure a stage fewer, on the busiest operator of all.
    return Producer { downstream, lifetime in
      source.run(
        AnyObserver(
          next: { element in
            do { downstream.next(try transform(element)) } catch { downstream.end(error) }
          },
          end: downstream.end
        ),
        in: lifetime
      )
    }
  }
}
