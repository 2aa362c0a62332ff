/// A disposable that does nothing.
private struct NopDisposable: Disposable, CustomStringConvertible {
  var description: String { "Disposable" }

  func dispose() {}
}

extension Disposables {
  /// Creates a disposable that does nothing.
  public static func create() -> any Disposable { NopDisposable() }
}
