import ReactiveKernel

extension ObservableType {
  /// Continues with `other` if the source completes without an element.
  ///
  ///     source  -----|
  ///     other        --x--|
  ///     result  -------x--|
  public func ifEmpty(switchTo other: Observable<Element>) -> Observable<Element> {
    let source = asObservable()
    return Producer { downstream, lifetime in
      // Both are registered now, so that everything downstream is disposed after them.
      let (first, second) = (lifetime.makeChild(), lifetime.makeChild())
      let isEmpty = OperatorState(true)
      source.start(
        next: { element in
          guard first.isActive else { return }
          isEmpty.value = false
          downstream.next(element)
        },
        end: { error in
          guard first.stop() else { return }
          if error == nil, isEmpty.value {
            other.start(downstream.observer, owning: second)
          } else {
            downstream.end(error)
          }
          first.finish()
        },
        in: first
      )
    }
  }
}
