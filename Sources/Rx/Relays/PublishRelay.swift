/// A publish subject that never ends: it only accepts elements.
public final class PublishRelay<Element>: ObservableType {
  @usableFromInline let subject = PublishSubject<Element>()

  /// Creates a relay without subscribers.
  public init() {}

  /// Sends an element to the subscribers.
  @inlinable
  public func accept(_ event: Element) { subject.onNext(event) }

  public func subscribe<Observer: ObserverType>(
    _ observer: Observer
  ) -> any Disposable where Observer.Element == Element {
    subject.subscribe(observer)
  }

  public func asObservable() -> Observable<Element> { subject }

  /// This relay as an `Infallible`.
  public func asInfallible() -> Infallible<Element> { Infallible(subject) }
}

extension PublishRelay: CustomStringConvertible {
  public var description: String { "PublishRelay" }
}
