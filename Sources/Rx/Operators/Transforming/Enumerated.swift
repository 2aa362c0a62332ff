extension ObservableType {
  /// Pairs each element with its number, from 0.
  ///
  ///     source  --a-------b-------|
  ///     result  --(0, a)--(1, b)--|
  @inlinable
  public func enumerated() -> Observable<(index: Int, element: Element)> {
    lift { downstream in
      let count = Cell(0)
      return { element in
        let index = count.value
        let (next, overflow) = index.addingReportingOverflow(1)
        if overflow { throw RxError.overflow }
        count.value = next
        downstream.next((index: index, element: element))
      }
    }
  }
}
