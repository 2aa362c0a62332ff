/// A type that can be converted to an `Infallible`.
public protocol InfallibleType<Element>: ObservableConvertibleType {}

extension InfallibleType {
  /// Applies an operator that cannot fail.
  func lifted<Result>(
    _ operation: (Observable<Element>) -> Observable<Result>
  ) -> Infallible<Result> {
    Infallible(operation(asObservable()))
  }
}
