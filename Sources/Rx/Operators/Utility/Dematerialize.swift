extension ObservableType where Element: EventConvertible {
  /// Turns elements that stand for events back into events.
  ///
  ///     source  --a--b--(#|)
  ///     result  --a--b--#
  ///
  /// The first stop event ends the result, as does the end of the source itself.
  public func dematerialize() -> Observable<Element.Element> {
    lift { downstream in
      { element in downstream.on(element.event) }
    }
  }
}
