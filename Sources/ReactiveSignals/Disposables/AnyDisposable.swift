import ReactiveKernel

/// A disposable that calls a closure, or disposes of another disposable.
public final class AnyDisposable: Disposable {
  private let flag = StopFlag()
  // Taken by the one that sets the flag.
  @exclusivity(unchecked) private var action: (() -> Void)?

  /// - Parameter action: Called once, when this is disposed of.
  public init(_ action: @escaping () -> Void) { self.action = action }

  /// Creates a disposable that only remembers whether it was disposed of.
  public init() {}

  /// Creates a disposable that disposes of another one.
  public init(_ disposable: any Disposable) { action = disposable.dispose }

  public var isDisposed: Bool { flag.isSet }

  public func dispose() {
    guard flag.set() else { return }
    let action = action
    self.action = nil
    action?()
  }
}
