/// An observer of `Element` with its type erased.
///
/// The library passes this observer everywhere. It holds two closures, so that an element costs one call in each operator and
/// no `Event` is created on the way.
@frozen
public struct AnyObserver<Element>: ObserverType {
  /// Handles an event, in an observer that is created from one closure.
  public typealias EventHandler = (Event<Element>) -> Void

  @usableFromInline let next: (Element) -> Void
  /// Receives the error, or nil on completion.
  @usableFromInline let end: ((any Error)?) -> Void

  @inlinable
  init(next: @escaping (Element) -> Void, end: @escaping ((any Error)?) -> Void) {
    self.next = next
    self.end = end
  }

  /// Creates an observer that passes each event to a closure.
  public init(eventHandler: @escaping EventHandler) {
    next = { element in eventHandler(.next(element)) }
    end = { error in
      if let error { eventHandler(.error(error)) } else { eventHandler(.completed) }
    }
  }

  /// Creates an observer that forwards to another one.
  @inlinable
  public init<Observer: ObserverType>(_ observer: Observer) where Observer.Element == Element {
    next = { element in observer.onNext(element) }
    end = { error in
      if let error { observer.onError(error) } else { observer.onCompleted() }
    }
  }

  @inlinable
  public func on(_ event: Event<Element>) {
    switch event {
    case .next(let element): next(element)
    case .error(let error): end(error)
    case .completed: end(nil)
    }
  }

  @inlinable
  public func onNext(_ element: Element) { next(element) }

  @inlinable
  public func onError(_ error: any Error) { end(error) }

  @inlinable
  public func onCompleted() { end(nil) }

  /// This observer itself.
  public func asObserver() -> AnyObserver<Element> { self }
}

extension AnyObserver: CustomStringConvertible {
  public var description: String { "AnyObserver" }
}
