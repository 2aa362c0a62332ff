/// A sequence that begins when it is told to, and not when it is subscribed to.
public protocol ConnectableObservableType<Element>: ObservableType {
  /// Begins, unless it has begun already.
  ///
  /// - Returns: Disposing it ends the connection; the sequence can be connected again then.
  func connect() -> any Disposable
}
