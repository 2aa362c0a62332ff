extension ObservableType where Element: EventConvertible {
  /// Converts elements that are events back into events.
  ///
  ///     source  --a--b--(#|)
  ///     result  --a--b--#
  ///
  /// The first terminal event among the elements ends the result, as does the end of the source.
  public func dematerialize() -> Observable<Element.Element> {
    lift { downstream in
      { element in
        switch element.event {
        case .next(let element): downstream.next(element)
        case .error(let error): downstream.end(error)
        case .completed: downstream.end(nil)
        }
      }
    }
  }
}
