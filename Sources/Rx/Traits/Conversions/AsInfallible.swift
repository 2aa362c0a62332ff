extension ObservableConvertibleType {
  /// The sequence with `element` and completion in place of an error.
  ///
  ///     source  --a--#
  ///     result  --a--(x|)
  public func asInfallible(onErrorJustReturn element: Element) -> Infallible<Element> {
    Infallible(asObservable().catchAndReturn(element))
  }

  /// The sequence with another one in place of an error.
  ///
  ///     source      --a--#
  ///     infallible       --x--|
  ///     result      --a----x--|
  public func asInfallible(
    onErrorFallbackTo infallible: Infallible<Element>
  ) -> Infallible<Element> {
    asInfallible { _ in infallible }
  }

  /// The sequence with another one in place of an error.
  ///
  /// - Parameter onErrorRecover: Makes the other sequence of the error.
  public func asInfallible(
    onErrorRecover: @escaping (any Error) -> Infallible<Element>
  ) -> Infallible<Element> {
    Infallible(asObservable().catch { error in onErrorRecover(error).source })
  }
}
