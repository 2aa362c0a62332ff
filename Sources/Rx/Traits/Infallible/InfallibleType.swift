/// Something that can be seen as a sequence that never fails.
public protocol InfallibleType<Element>: ObservableConvertibleType {}

extension InfallibleType {
  /// The result of an operator that cannot make this sequence fail.
  func lifted<Result>(
    _ operation: (Observable<Element>) -> Observable<Result>
  ) -> Infallible<Result> {
    Infallible(operation(asObservable()))
  }
}
