/// Something that can be ended.
public protocol Disposable {
  /// Ends it. Calling again does nothing.
  func dispose()
}
