extension ObservableType {
  /// Sends `default` if the source completes without an element.
  ///
  ///     source  -----|
  ///     result  -----(x|)
  public func ifEmpty(default: Element) -> Observable<Element> {
    liftObserver { downstream in
      let isEmpty = OperatorState(true)
      return AnyObserver(
        next: { element in
          isEmpty.value = false
          downstream.next(element)
        },
        end: { error in
          if error == nil, isEmpty.value { downstream.next(`default`) }
          downstream.end(error)
        }
      )
    }
  }
}
