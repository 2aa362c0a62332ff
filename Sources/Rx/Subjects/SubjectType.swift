/// An observable that you send events to.
public protocol SubjectType<Element>: ObservableType {
  /// The type of the observer that sends to it.
  associatedtype Observer: ObserverType

  /// The observer that sends to this observable.
  func asObserver() -> Observer
}
