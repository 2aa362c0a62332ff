extension ObservableType {
  /// Sends `elements` first, at once, and then what the source sends.
  ///
  ///     source        ----a--b--|
  ///     startWith(x)  x---a--b--|
  public func startWith(_ elements: Element...) -> Observable<Element> {
    startWith(allOf: elements)
  }

  /// `startWith` for callers that have the elements in an array.
  package func startWith(allOf elements: [Element]) -> Observable<Element> {
    let source = asObservable()
    return Producer { downstream, lifetime in
      for element in elements { downstream.next(element) }
      source.run(downstream, in: lifetime)
    }
  }
}
