import Synchronization

/// A flag: disposing it sets it.
public final class BooleanDisposable: Cancelable, Sendable {
  private let disposed: Atomic<Bool>
  private let tally = Tally()

  /// Makes a flag that is not set.
  public init() { disposed = Atomic(false) }

  /// Makes a flag.
  public init(isDisposed: Bool) { disposed = Atomic(isDisposed) }

  public var isDisposed: Bool { disposed.load(ordering: .acquiring) }

  public func dispose() { disposed.store(true, ordering: .releasing) }
}
