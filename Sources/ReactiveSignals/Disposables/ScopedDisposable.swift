/// Disposes of another disposable when it is released.
public final class ScopedDisposable<Inner: Disposable>: Disposable {
  /// The disposable that is disposed of.
  public let inner: Inner

  public init(_ disposable: Inner) { inner = disposable }

  deinit { dispose() }

  public var isDisposed: Bool { inner.isDisposed }

  public func dispose() { inner.dispose() }
}

extension ScopedDisposable where Inner == AnyDisposable {
  /// Creates a scope for a disposable of any type.
  public convenience init(_ disposable: any Disposable) { self.init(AnyDisposable(disposable)) }
}

extension ScopedDisposable where Inner == CompositeDisposable {
  /// Adds a disposable to the composite.
  @discardableResult
  public static func += (
    scope: ScopedDisposable<CompositeDisposable>,
    disposable: (any Disposable)?
  ) -> (any Disposable)? {
    scope.inner.add(disposable)
  }

  /// Adds a closure to the composite.
  @discardableResult
  public static func += (
    scope: ScopedDisposable<CompositeDisposable>,
    action: @escaping () -> Void
  ) -> (any Disposable)? {
    scope.inner.add(action)
  }
}

extension ScopedDisposable where Inner == SerialDisposable {
  /// The current disposable of the serial one.
  public var inner: (any Disposable)? {
    get { (self.inner as SerialDisposable).inner }
    set { (self.inner as SerialDisposable).inner = newValue }
  }
}
