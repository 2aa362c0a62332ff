import ReactiveKernel

/// The subscription to the current source, of several that run one after the other.
final class CurrentLifetime: Disposable {
  private let lock = Lock()
  // Guarded by `lock`.
  @exclusivity(unchecked) private var current: Lifetime?
  @exclusivity(unchecked) private var isDisposed = false

  /// Disposes of the previous subscription, or of `next` if this has been disposed.
  func replace(by next: Lifetime?) {
    let outgoing = lock.locked {
      if isDisposed { return next }
      let old = current
      current = next
      return old
    }
    outgoing?.dispose()
  }

  func dispose() {
    let outgoing = lock.locked {
      isDisposed = true
      let old = current
      current = nil
      return old
    }
    outgoing?.dispose()
  }
}
