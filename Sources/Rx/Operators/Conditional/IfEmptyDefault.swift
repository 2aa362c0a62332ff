extension ObservableType {
  /// Sends `default` if the source completes without an element.
  ///
  ///     source  -----|
  ///     result  -----(x|)
  @inlinable
  public func ifEmpty(default: Element) -> Observable<Element> {
    liftObserver(with: `default`, keeping: true) { sink in
      AnyObserver(
        next: { element in
          sink.state = false
          sink.downstream.next(element)
        },
        end: { error in
          // The state is whether there was no element.
          if error == nil, sink.state { sink.downstream.next(sink.parameters) }
          sink.downstream.end(error)
        }
      )
    }
  }
}
