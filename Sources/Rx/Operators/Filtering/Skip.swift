extension ObservableType {
  /// Drops the first `count` elements.
  ///
  ///     source   --a--b--c--|
  ///     skip(2)  --------c--|
  @inlinable
  public func skip(_ count: Int) -> Observable<Element> {
    lift(keeping: count) { sink in
      { element in
        if sink.state <= 0 { return sink.downstream.next(element) }
        sink.state -= 1
      }
    }
  }
}
