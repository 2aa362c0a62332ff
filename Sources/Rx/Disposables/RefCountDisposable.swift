import ReactiveKernel

/// Disposes of its content once it and all its dependents have been disposed.
public final class RefCountDisposable: DisposeBase, Cancelable {
  private let lock = Lock()
  // Guarded by `lock`.
  @exclusivity(unchecked) private var content: (any Disposable)?
  @exclusivity(unchecked) private var dependents = 0
  @exclusivity(unchecked) private var isPrimaryDisposed = false

  /// - Parameter disposable: Disposed when this one and everything retained has been.
  public init(disposable: any Disposable) {
    content = disposable
  }

  /// Whether the content has been disposed.
  public var isDisposed: Bool { lock.locked { content == nil } }

  /// Creates a dependent.
  ///
  /// The content is not disposed before it.
  public func retain() -> any Disposable {
    let isAlive = lock.locked {
      if content == nil { return false }
      dependents += 1
      return true
    }
    return isAlive ? Disposables.create { self.release() } : Disposables.create()
  }

  public func dispose() {
    let finished = lock.locked {
      isPrimaryDisposed = true
      return takeContentIfUnused()
    }
    finished?.dispose()
  }

  private func release() {
    let finished = lock.locked {
      dependents -= 1
      return takeContentIfUnused()
    }
    finished?.dispose()
  }

  private func takeContentIfUnused() -> (any Disposable)? {
    guard isPrimaryDisposed, dependents == 0 else { return nil }
    let old = content
    content = nil
    return old
  }
}

extension RefCountDisposable: CustomStringConvertible {
  public var description: String { "RefCountDisposable" }
}
