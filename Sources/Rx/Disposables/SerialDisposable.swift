import ReactiveKernel

/// A disposable whose content can be replaced.
///
/// The old content is disposed then.
public final class SerialDisposable: DisposeBase, Cancelable {
  private let lock = Lock()
  // Guarded by `lock`.
  @exclusivity(unchecked) private var current: (any Disposable)?
  @exclusivity(unchecked) private var disposed = false

  /// Creates an empty one.
  override public init() {}

  public var isDisposed: Bool { lock.locked { disposed } }

  /// The content.
  ///
  /// Setting it disposes of the old content, or of the new one if this has been disposed.
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

extension SerialDisposable: CustomStringConvertible {
  public var description: String { "SerialDisposable" }
}
