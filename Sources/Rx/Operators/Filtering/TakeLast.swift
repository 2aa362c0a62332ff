extension ObservableType {
  /// Passes the last `count` elements when the source completes.
  ///
  ///     source       --a--b--c--|
  ///     takeLast(2)  -----------(bc|)
  ///
  /// If there are fewer elements, all are passed. An error passes immediately and drops the elements.
  public func takeLast(_ count: Int) -> Observable<Element> {
    let source = asObservable()
    return Producer { downstream, lifetime in
      let last = OperatorState(FIFO<Element>())
      let observer = AnyObserver<Element>(
        next: { element in
          last.value.append(element)
          if last.value.count > count { _ = last.value.popFirst() }
        },
        end: { error in
          while error == nil, lifetime.isActive, let element = last.value.popFirst() {
            downstream.next(element)
          }
          downstream.end(error)
        }
      )
      source.run(observer, in: lifetime)
    }
  }
}
