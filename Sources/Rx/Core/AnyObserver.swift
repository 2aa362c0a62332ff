/// Any observer of `Element`, held as two entry points.
///
/// This is the observer that the whole library passes around: two closures, so that an element costs one call a
/// stage and no `Event` is built or taken apart on the way.
@frozen
public struct AnyObserver<Element>: ObserverType {
  /// What an observer made of one closure does with an event.
  public typealias EventHandler = (Event<Element>) -> Void

  @usableFromInline let next: (Element) -> Void
  /// Takes the error that ends the sequence, or nil when it completed.
  @usableFromInline let end: ((any Error)?) -> Void

  @inlinable
  init(next: @escaping (Element) -> Void, end: @escaping ((any Error)?) -> Void) {
    self.next = next
    self.end = end
  }

  /// Sends an error from an operator's hot path; apart, and taking the error over, so that the path itself saves fewer
  /// registers and releases nothing.
  @inline(never)
  @usableFromInline
  func fail(_ error: consuming any Error) { end(error) }

  /// An observer that hands each event to a closure.
  public init(eventHandler: @escaping EventHandler) {
    next = { element in eventHandler(.next(element)) }
    end = { error in
      if let error { eventHandler(.error(error)) } else { eventHandler(.completed) }
    }
  }

  /// An observer that forwards to another one.
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
