/// An observable of the elements with one key, as `groupBy` sends it.
public struct GroupedObservable<Key, Element>: ObservableType {
  /// The key of the elements.
  public let key: Key
  private let source: Observable<Element>

  /// - Parameters:
  ///   - key: What the elements have in common.
  ///   - source: The elements.
  public init(key: Key, source: Observable<Element>) {
    self.key = key
    self.source = source
  }

  public func subscribe<Observer: ObserverType>(
    _ observer: Observer
  ) -> any Disposable where Observer.Element == Element {
    source.subscribe(observer)
  }

  public func asObservable() -> Observable<Element> { source }
}
