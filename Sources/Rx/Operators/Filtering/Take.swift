extension ObservableType {
  /// Passes the first `count` elements, and completes with the last of them.
  ///
  ///     source   --a--b--c--|
  ///     take(2)  --a--(b|)
  ///
  /// With a count of zero or less the result is empty and the source is not subscribed to.
  @inlinable
  public func take(_ count: Int) -> Observable<Element> {
    if count <= 0 { return .empty() }
    return lift { downstream in
      let remaining = Cell(count)
      return { element in
        if remaining.value == 0 { return }
        remaining.value -= 1
        let isLast = remaining.value == 0
        downstream.next(element)
        if isLast { downstream.end(nil) }
      }
    }
  }
}
