/// A receiver of events.
///
/// A conforming type only needs `on(_:)`. The other three requirements call it. A type on a hot path implements them
/// directly, so that no `Event` is created for each element.
public protocol ObserverType<Element> {
  /// The type of the elements received.
  associatedtype Element

  /// Receives an event.
  func on(_ event: Event<Element>)
  /// Receives an element.
  func onNext(_ element: Element)
  /// Receives the error that ends the observable.
  func onError(_ error: any Error)
  /// Receives the completion.
  func onCompleted()
}

extension ObserverType {
  public func onNext(_ element: Element) { on(.next(element)) }
  public func onError(_ error: any Error) { on(.error(error)) }
  public func onCompleted() { on(.completed) }

  /// This observer with its type erased.
  public func asObserver() -> AnyObserver<Element> { AnyObserver(self) }

  /// Creates an observer that transforms each element before this one receives it.
  ///
  /// - Parameter transform: If it throws, this observer receives the error.
  public func mapObserver<Result>(
    _ transform: @escaping (Result) throws -> Element
  ) -> AnyObserver<Result> {
    AnyObserver { event in self.on(event.map(transform)) }
  }
}
