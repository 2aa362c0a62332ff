extension ObservableType {
  /// Drops elements while `predicate` returns true, and passes all that follow.
  ///
  ///     source     --1--2--3--1--|
  ///     while < 3  --------3--1--|
  ///
  /// - Parameter predicate: Not called again after it has returned false. An error that it throws ends the result.
  @inlinable
  public func skip(while predicate: @escaping (Element) throws -> Bool) -> Observable<Element> {
    lift(with: Predicate(predicate), keeping: false) { sink in
      { element in
        sink.attempt {
          // The state is whether elements pass.
          if !sink.state {
            if try sink.parameters.isTrue(element) { return }
            sink.state = true
          }
          sink.downstream.next(element)
        }
      }
    }
  }
}
