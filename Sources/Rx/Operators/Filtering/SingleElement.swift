extension ObservableType {
  /// Passes the only element of the source, and fails if there is none or a second one.
  ///
  ///     source  --a-----|    --a--b--    -----|
  ///     result  --a-----|    --a--#      -----#
  ///
  /// The element is passed immediately. The errors are `RxError.noElements` and `RxError.moreThanOneElement`.
  public func single() -> Observable<Element> {
    single { _ in true }
  }

  /// Passes the only element for which `predicate` returns true, and fails if there is none or a second one.
  ///
  /// - Parameter predicate: An error that it throws ends the result.
  public func single(_ predicate: @escaping (Element) throws -> Bool) -> Observable<Element> {
    liftObserver { downstream in
      let hasElement = OperatorState(false)
      return AnyObserver(
        next: { element in
          do {
            guard try predicate(element) else { return }
          } catch {
            return downstream.end(error)
          }
          if hasElement.value { return downstream.end(RxError.moreThanOneElement) }
          hasElement.value = true
          downstream.next(element)
        },
        end: { error in
          downstream.end(error ?? (hasElement.value ? nil : RxError.noElements))
        }
      )
    }
  }
}
