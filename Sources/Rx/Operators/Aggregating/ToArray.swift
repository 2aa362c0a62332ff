extension ObservableType {
  /// Collects all elements, and sends them as an array when the source completes.
  ///
  ///     source  --a--b--|
  ///     result  --------([a, b]|)
  public func toArray() -> Single<[Element]> {
    PrimitiveSequence(
      raw: liftObserver { downstream in
        let elements = OperatorState<[Element]>([])
        return AnyObserver(
          next: { element in elements.value.append(element) },
          end: { error in
            if error == nil { downstream.next(elements.value) }
            downstream.end(error)
          }
        )
      }
    )
  }
}
