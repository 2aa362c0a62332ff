extension ObservableType {
  /// Passes the first `count` elements, and completes with the last of them.
  ///
  ///     source   --a--b--c--|
  ///     take(2)  --a--(b|)
  ///
  /// With a count of zero or less, the result completes immediately and the source is not subscribed to.
  @inlinable
  public func take(_ count: Int) -> Observable<Element> {
    if count <= 0 { return .empty() }
    return lift(keeping: count) { sink in
      { element in
        if sink.state == 0 { return }
        sink.state -= 1
        let isLast = sink.state == 0
        sink.downstream.next(element)
        if isLast { sink.downstream.end(nil) }
      }
    }
  }
}
