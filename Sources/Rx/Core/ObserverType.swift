/// A receiver of events.
///
/// A conforming type needs `on(_:)` only. The other three requirements forward to it; a type that is on a hot path
/// implements them directly, so that no `Event` is built for each element.
public protocol ObserverType<Element> {
  /// What is received.
  associatedtype Element

  /// Receives an event.
  func on(_ event: Event<Element>)
  /// Receives an element.
  func onNext(_ element: Element)
  /// Receives the failure that ends the sequence.
  func onError(_ error: any Error)
  /// Receives the successful end of the sequence.
  func onCompleted()
}

extension ObserverType {
  public func onNext(_ element: Element) { on(.next(element)) }
  public func onError(_ error: any Error) { on(.error(error)) }
  public func onCompleted() { on(.completed) }

  /// This observer with its type erased.
  public func asObserver() -> AnyObserver<Element> { AnyObserver(self) }

  /// An observer that transforms each element before this one receives it.
  ///
  /// - Parameter transform: An error thrown here reaches this observer as its error.
  public func mapObserver<Result>(
    _ transform: @escaping (Result) throws -> Element
  ) -> AnyObserver<Result> {
    AnyObserver { event in self.on(event.map(transform)) }
  }
}
