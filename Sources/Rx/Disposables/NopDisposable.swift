/// A disposable for something that needs no ending.
private struct NopDisposable: Disposable, CustomStringConvertible {
  var description: String { "Disposable" }

  func dispose() {}
}

extension Disposables {
  /// A disposable that does nothing.
  public static func create() -> any Disposable { NopDisposable() }
}
