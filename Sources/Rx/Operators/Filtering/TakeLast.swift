extension ObservableType {
  /// Passes the last `count` elements when the source completes.
  ///
  ///     source       --a--b--c--|
  ///     takeLast(2)  -----------(bc|)
  ///
  /// If there are fewer elements, all are passed. An error passes immediately and drops the elements.
  @inlinable
  public func takeLast(_ count: Int) -> Observable<Element> {
    liftObserver(with: count, keeping: FIFO<Element>()) { sink in
      AnyObserver(
        next: { element in
          sink.state.append(element)
          if sink.state.count > sink.parameters { _ = sink.state.popFirst() }
        },
        end: { error in
          while error == nil, sink.downstream.lifetime.isActive,
            let element = sink.state.popFirst()
          {
            sink.downstream.next(element)
          }
          sink.downstream.end(error)
        }
      )
    }
  }
}
