import ReactiveKernel

/// A disposable whose content is set once, later.
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

  /// Creates an empty one.
  override public init() {}

  public var isDisposed: Bool {
    lock.locked { if case .disposed = state { true } else { false } }
  }

  /// Sets the content.
  ///
  /// If this has been disposed, disposes of the content immediately.
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
        "SingleAssignmentDisposable was set twice; the second content was disposed"
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

extension SingleAssignmentDisposable: CustomStringConvertible {
  public var description: String { "SingleAssignmentDisposable" }
}
