extension ObservableType {
  /// Goes on with `other` if the source completes without an element.
  ///
  ///     source  -----|
  ///     other        --x--|
  ///     result  -------x--|
  public func ifEmpty(switchTo other: Observable<Element>) -> Observable<Element> {
    let source = asObservable()
    return Producer { downstream, lifetime in
      let child = lifetime.makeChild()
      let isEmpty = Cell(true)
      source.start(
        next: { element in
          guard child.isActive else { return }
          isEmpty.value = false
          downstream.next(element)
        },
        end: { error in
          guard child.stop() else { return }
          if error == nil, isEmpty.value {
            other.start(next: downstream.next, end: downstream.end, in: lifetime)
          } else {
            downstream.end(error)
          }
          child.finish()
        },
        in: child
      )
    }
  }
}
