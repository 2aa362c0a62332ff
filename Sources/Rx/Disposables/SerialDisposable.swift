/// A disposable whose content can be replaced; what is replaced is disposed.
public final class SerialDisposable: DisposeBase, Cancelable {
  private let lock = Lock()
  // Guarded by `lock`.
  @exclusivity(unchecked) private var current: (any Disposable)?
  @exclusivity(unchecked) private var disposed = false

  /// Makes one that holds nothing yet.
  override public init() {}

  public var isDisposed: Bool { lock.locked { disposed } }

  /// The content; setting it disposes the old one, or the new one if this is disposed.
  public var disposable: any Disposable {
    get { lock.locked { current } ?? Disposables.create() }
    set {
      let outgoing: (any Disposable)? = lock.locked {
        if disposed { return newValue }
        let old = current
        current = newValue
        return old
      }
      outgoing?.dispose()
    }
  }

  public func dispose() {
    let outgoing = lock.locked {
      disposed = true
      let old = current
      current = nil
      return old
    }
    outgoing?.dispose()
  }
}
