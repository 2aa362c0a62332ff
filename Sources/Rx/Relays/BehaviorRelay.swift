/// A behavior subject that never ends.
///
/// It always has a current element.
public final class BehaviorRelay<Element>: ObservableType {
  @usableFromInline let subject: BehaviorSubject<Element>

  /// Creates a relay with a current element.
  public init(value: Element) { subject = BehaviorSubject(value: value) }

  /// The current element.
  public var value: Element { subject.table.locked { subject.latest } }

  /// Sets the current element and sends it to the subscribers.
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

extension BehaviorRelay: CustomStringConvertible {
  public var description: String { "BehaviorRelay" }
}
