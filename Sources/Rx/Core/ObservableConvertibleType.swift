/// Something that can be seen as an observable sequence.
public protocol ObservableConvertibleType<Element> {
  /// What the sequence sends.
  associatedtype Element

  /// This value as an observable sequence.
  func asObservable() -> Observable<Element>
}
