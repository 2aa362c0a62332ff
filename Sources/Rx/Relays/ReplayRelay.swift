/// A replay subject that never ends: it only accepts elements.
public final class ReplayRelay<Element>: ObservableType {
  private let subject: ReplaySubject<Element>

  /// Creates a relay that replays the last `bufferSize` elements.
  public static func create(bufferSize: Int) -> ReplayRelay<Element> {
    ReplayRelay(.create(bufferSize: bufferSize))
  }

  /// Creates a relay that replays all elements.
  public static func createUnbound() -> ReplayRelay<Element> {
    ReplayRelay(.createUnbounded())
  }

  private init(_ subject: ReplaySubject<Element>) { self.subject = subject }

  /// Adds an element to the replay buffer and sends it to the subscribers.
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

extension ReplayRelay: CustomStringConvertible {
  public var description: String { "ReplayRelay" }
}
