/// A type that can be subscribed to.
///
/// A conforming type only needs `subscribe(_:)`; every operator works on it.
public protocol ObservableType<Element>: ObservableConvertibleType {
  /// Starts sending events to `observer`.
  ///
  /// - Returns: A disposable that ends the subscription.
  func subscribe<Observer: ObserverType>(
    _ observer: Observer
  ) -> any Disposable where Observer.Element == Element
}

extension ObservableType {
  public func asObservable() -> Observable<Element> {
    Observable.create { observer in self.subscribe(observer) }
  }
}
