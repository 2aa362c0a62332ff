extension ObservableType {
  /// Sends `elements` first, immediately, and then the elements of the source.
  ///
  ///     source        ----a--b--|
  ///     startWith(x)  x---a--b--|
  @inlinable
  public func startWith(_ elements: Element...) -> Observable<Element> {
    startWith(allOf: elements)
  }

  /// `startWith` for elements in an array.
  @inlinable
  package func startWith(allOf elements: [Element]) -> Observable<Element> {
    Lifted(asObservable(), elements, ()) { lifted, downstream, lifetime in
      for element in lifted.parameters { downstream.next(element) }
      lifted.source.run(downstream.observer, in: lifetime)
    }
  }
}
