extension ObservableType {
  /// Pairs each element with its number, from 0.
  ///
  ///     source  --a-------b-------|
  ///     result  --(0, a)--(1, b)--|
  @inlinable
  public func enumerated() -> Observable<(index: Int, element: Element)> {
    lift(keeping: 0) { sink in
      { element in
        sink.attempt {
          let index = sink.state
          let (next, overflow) = index.addingReportingOverflow(1)
          if overflow { throw RxError.overflow }
          sink.state = next
          sink.downstream.next((index: index, element: element))
        }
      }
    }
  }
}
