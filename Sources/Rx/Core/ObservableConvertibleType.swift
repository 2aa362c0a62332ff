/// A type that can be converted to an observable.
public protocol ObservableConvertibleType<Element> {
  /// What the observable sends.
  associatedtype Element

  /// This value as an observable.
  func asObservable() -> Observable<Element>
}
