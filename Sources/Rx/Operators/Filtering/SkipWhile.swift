extension ObservableType {
  /// Drops elements as long as `predicate` is true of them, and passes all that follow.
  ///
  ///     source     --1--2--3--1--|
  ///     while < 3  --------3--1--|
  ///
  /// - Parameter predicate: Not asked any more once it was false. An error thrown here ends the sequence.
  @inlinable
  public func skip(while predicate: @escaping (Element) throws -> Bool) -> Observable<Element> {
    lift { downstream in
      let isOpen = Cell(false)
      return { element in
        if !isOpen.value {
          if try predicate(element) { return }
          isOpen.value = true
        }
        downstream.next(element)
      }
    }
  }
}
