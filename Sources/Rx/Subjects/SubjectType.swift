/// A sequence that can be fed from outside.
public protocol SubjectType<Element>: ObservableType {
  /// What feeds the sequence.
  associatedtype Observer: ObserverType

  /// The observer that feeds the sequence.
  func asObserver() -> Observer
}
