extension ObservableType where Element: EventConvertible {
  /// Converts elements that are events back into events.
  ///
  ///     source  --a--b--(#|)
  ///     result  --a--b--#
  ///
  /// The first terminal event among the elements ends the result, as does the end of the source.
  @inlinable
  public func dematerialize() -> Observable<Element.Element> {
    lift(with: ()) { sink in
      { element in
        switch element.event {
        case .next(let element): sink.downstream.next(element)
        case .error(let error): sink.downstream.end(error)
        case .completed: sink.downstream.end(nil)
        }
      }
    }
  }
}
