import Synchronization

/// A flag: disposing it sets it.
public final class BooleanDisposable: Cancelable, Sendable {
  private let disposed: Atomic<Bool>
  private let tally = Tally()

  public init() { disposed = Atomic(false) }

  public init(isDisposed: Bool) { disposed = Atomic(isDisposed) }

  public var isDisposed: Bool { disposed.load(ordering: .acquiring) }

  public func dispose() { disposed.store(true, ordering: .releasing) }
}
