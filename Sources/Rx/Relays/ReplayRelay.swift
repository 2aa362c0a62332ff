/// A replay subject that never ends: it remembers elements, and no stop event can go in.
public final class ReplayRelay<Element>: ObservableType {
  private let subject: ReplaySubject<Element>

  /// A relay that remembers the last `bufferSize` elements.
  public static func create(bufferSize: Int) -> ReplayRelay<Element> {
    ReplayRelay(.create(bufferSize: bufferSize))
  }

  /// A relay that remembers everything.
  public static func createUnbound() -> ReplayRelay<Element> {
    ReplayRelay(.createUnbounded())
  }

  private init(_ subject: ReplaySubject<Element>) { self.subject = subject }

  /// Remembers an element and sends it to those who are subscribed.
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
