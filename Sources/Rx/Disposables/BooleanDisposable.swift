import Synchronization

/// A disposable that only records whether it has been disposed.
public final class BooleanDisposable: Cancelable, Sendable {
  private let disposed: Atomic<Bool>
  private let counter = ResourceCounter()

  /// Creates one that has not been disposed.
  public init() { disposed = Atomic(false) }

  /// Creates one in the given state.
  public init(isDisposed: Bool) { disposed = Atomic(isDisposed) }

  public var isDisposed: Bool { disposed.load(ordering: .acquiring) }

  public func dispose() { disposed.store(true, ordering: .releasing) }
}

extension BooleanDisposable: CustomStringConvertible {
  public var description: String { "BooleanDisposable" }
}
