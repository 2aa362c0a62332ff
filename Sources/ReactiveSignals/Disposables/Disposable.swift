/// Something that can be disposed of, once.
public protocol Disposable: AnyObject {
  /// Whether it has been disposed of.
  var isDisposed: Bool { get }

  /// Disposes of it.
  ///
  /// Further calls do nothing.
  func dispose()
}
