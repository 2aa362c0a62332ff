/// A behavior subject that never ends: it always has a value, and no stop event can go in.
public final class BehaviorRelay<Element>: ObservableType {
  @usableFromInline let subject: BehaviorSubject<Element>

  /// A relay whose current element is `value`.
  public init(value: Element) { subject = BehaviorSubject(value: value) }

  /// The current element.
  public var value: Element { subject.table.locked { subject.latest } }

  /// Makes `event` the current element and sends it to those who are subscribed.
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
