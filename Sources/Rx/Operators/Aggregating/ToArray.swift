extension ObservableType {
  /// Collects all elements, and sends them as an array when the source completes.
  ///
  ///     source  --a--b--|
  ///     result  --------([a, b]|)
  @inlinable
  public func toArray() -> Single<[Element]> {
    PrimitiveSequence(
      raw: liftObserver(with: (), keeping: [Element]()) { sink in
        AnyObserver(
          next: { element in sink.state.append(element) },
          end: { error in
            if error == nil { sink.downstream.next(sink.state) }
            sink.downstream.end(error)
          }
        )
      }
    )
  }
}
