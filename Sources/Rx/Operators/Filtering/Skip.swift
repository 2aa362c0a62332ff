extension ObservableType {
  /// Drops the first `count` elements.
  ///
  ///     source   --a--b--c--|
  ///     skip(2)  --------c--|
  @inlinable
  public func skip(_ count: Int) -> Observable<Element> {
    lift { downstream in
      let remaining = Cell(count)
      return { element in
        if remaining.value <= 0 { return downstream.next(element) }
        remaining.value -= 1
      }
    }
  }
}
