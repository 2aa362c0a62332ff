/// A disposable whose content is set later, once.
public final class SingleAssignmentDisposable: DisposeBase, Cancelable {
  private enum State {
    case empty
    case full(any Disposable)
    case disposed
  }

  private let lock = Lock()
  // Guarded by `lock`.
  @exclusivity(unchecked) private var state = State.empty
  @exclusivity(unchecked) private var wasSet = false

  /// Makes one that holds nothing yet.
  override public init() {}

  public var isDisposed: Bool {
    lock.locked { if case .disposed = state { true } else { false } }
  }

  /// Sets the content, once; disposes it at once if this is disposed.
  public func setDisposable(_ disposable: any Disposable) {
    let (isSecond, isLate) = lock.locked {
      let isSecond = wasSet
      wasSet = true
      if isSecond { return (true, true) }
      if case .disposed = state { return (false, true) }
      state = .full(disposable)
      return (false, false)
    }
    if isSecond {
      Diagnostics.write(
        "SingleAssignmentDisposable was set a second time; the second content was disposed"
      )
    }
    if isLate { disposable.dispose() }
  }

  public func dispose() {
    let old = lock.locked {
      let old = state
      state = .disposed
      return old
    }
    if case .full(let disposable) = old { disposable.dispose() }
  }
}
