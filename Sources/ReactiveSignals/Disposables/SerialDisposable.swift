import ReactiveKernel

/// Holds one disposable at a time, and disposes of the one before when it gets another.
public final class SerialDisposable: Disposable {
  private let lock = Lock()
  // Guarded by `lock`.
  @exclusivity(unchecked) private var current: (any Disposable)?
  @exclusivity(unchecked) private var isOver = false

  public init(_ disposable: (any Disposable)? = nil) { current = disposable }

  public var isDisposed: Bool { lock.locked { isOver } }

  /// The current disposable.
  ///
  /// Setting it disposes of the one before; after `dispose` the new one is disposed of at once.
  public var inner: (any Disposable)? {
    get { lock.locked { current } }
    set {
      let unwanted: (any Disposable)? = lock.locked {
        if isOver { return newValue }
        let old = current
        current = newValue
        return old
      }
      unwanted?.dispose()
    }
  }

  public func dispose() {
    let last: (any Disposable)? = lock.locked {
      isOver = true
      let old = current
      current = nil
      return old
    }
    last?.dispose()
  }
}
