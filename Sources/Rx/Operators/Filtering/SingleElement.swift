extension ObservableType {
  /// Passes the only element of the source, and fails if there is none or a second one.
  ///
  ///     source  --a-----|    --a--b--    -----|
  ///     result  --a-----|    --a--#      -----#
  ///
  /// The element is passed immediately. The errors are `RxError.noElements` and `RxError.moreThanOneElement`.
  @inlinable
  public func single() -> Observable<Element> {
    single { _ in true }
  }

  /// Passes the only element for which `predicate` returns true, and fails if there is none or a second one.
  ///
  /// - Parameter predicate: An error that it throws ends the result.
  @inlinable
  public func single(_ predicate: @escaping (Element) throws -> Bool) -> Observable<Element> {
    liftObserver(with: Predicate(predicate), keeping: false) { sink in
      AnyObserver(
        next: { element in
          sink.attempt {
            // The state is whether there was an element.
            guard try sink.parameters.isTrue(element) else { return }
            if sink.state { return sink.downstream.end(RxError.moreThanOneElement) }
            sink.state = true
            sink.downstream.next(element)
          }
        },
        end: { error in sink.downstream.end(error ?? (sink.state ? nil : RxError.noElements)) }
      )
    }
  }
}
