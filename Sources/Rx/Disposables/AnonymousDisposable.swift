import Synchronization

/// Calls a closure the first time it is disposed, and then releases it.
private final class AnonymousDisposable: Cancelable, CustomStringConvertible {
  var description: String { "Cancelable" }

  private let disposed = Atomic(false)
  private let counter = ResourceCounter()
  // Only the caller that sets `disposed` reads and releases it.
  @exclusivity(unchecked) private var action: (() -> Void)?

  init(_ action: @escaping () -> Void) { self.action = action }

  var isDisposed: Bool { disposed.load(ordering: .relaxed) }

  func dispose() {
    if disposed.exchange(true, ordering: .acquiringAndReleasing) { return }
    guard let action else { return }
    self.action = nil
    action()
  }
}

extension Disposables {
  /// A disposable that calls `dispose` once.
  public static func create(with dispose: @escaping () -> Void) -> any Cancelable {
    AnonymousDisposable(dispose)
  }
}
