/// An observable that subscribes to its source when `connect()` is called.
public protocol ConnectableObservableType<Element>: ObservableType {
  /// Subscribes to the source, unless it is already connected.
  ///
  /// - Returns: A disposable that ends the connection. The observable can then be connected again.
  func connect() -> any Disposable
}
