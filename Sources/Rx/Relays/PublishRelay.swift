/// A publish subject that never ends: elements go in, and no stop event can.
public final class PublishRelay<Element>: ObservableType {
  @usableFromInline let subject = PublishSubject<Element>()

  /// Makes a relay without subscribers.
  public init() {}

  /// Sends an element to those who are subscribed.
  @inlinable
  public func accept(_ event: Element) { subject.onNext(event) }

  public func subscribe<Observer: ObserverType>(
    _ observer: Observer
  ) -> any Disposable where Observer.Element == Element {
    subject.subscribe(observer)
  }

  public func asObservable() -> Observable<Element> { subject }

  /// This relay as a sequence that never fails.
  public func asInfallible() -> Infallible<Element> { Infallible(subject) }
}
