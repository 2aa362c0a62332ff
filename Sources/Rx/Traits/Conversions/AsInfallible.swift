extension ObservableConvertibleType {
  /// Replaces an error by `element` and completion.
  ///
  ///     source  --a--#
  ///     result  --a--(x|)
  public func asInfallible(onErrorJustReturn element: Element) -> Infallible<Element> {
    Infallible(asObservable().catchAndReturn(element))
  }

  /// Continues with another infallible if this observable fails.
  ///
  ///     source      --a--#
  ///     infallible       --x--|
  ///     result      --a----x--|
  public func asInfallible(
    onErrorFallbackTo infallible: Infallible<Element>
  ) -> Infallible<Element> {
    asInfallible { _ in infallible }
  }

  /// Continues with another infallible if this observable fails.
  ///
  /// - Parameter onErrorRecover: Returns the other infallible for an error.
  public func asInfallible(
    onErrorRecover: @escaping (any Error) -> Infallible<Element>
  ) -> Infallible<Element> {
    Infallible(asObservable().catch { error in onErrorRecover(error).source })
  }
}
