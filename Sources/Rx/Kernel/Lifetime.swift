import ReactiveKernel
public import Synchronization

/// The state of one subscription: whether it is active, and what to dispose of with it.
///
/// There is one for each subscription, not for each operator. Its owner checks `isActive` before each element, and for a
/// terminal event calls `stop`, delivers it, and calls `finish`.
///
/// A lifetime, its cleanups, the source and the observer hold each other in a cycle. Disposal breaks it, as it releases the
/// cleanups.
@usableFromInline
class Lifetime: Cancelable {
  @usableFromInline static var stopped: UInt8 { 1 }
  @usableFromInline static var disposed: UInt8 { 2 }
  @usableFromInline static var announced: UInt8 { 4 }

  @usableFromInline let state = Atomic<UInt8>(0)
  // Left by the one that sets `disposed`: a subscription that is over counts no more, even if somebody holds it.
  @exclusivity(unchecked) private var counter = ResourceCounter()
  private let lock = Lock()
  // Guarded by `lock`. The first two are stored inline, since few subscriptions have more.
  @exclusivity(unchecked) private var first = Cleanup.nothing
  @exclusivity(unchecked) private var second = Cleanup.nothing
  @exclusivity(unchecked) private var others: [Cleanup.Box] = []
  // Only the caller that sets `announced` reads and releases it.
  @exclusivity(unchecked) private var onDisposed: (() -> Void)?

  @usableFromInline
  init(onDisposed: (() -> Void)? = nil) {
    self.onDisposed = onDisposed
  }

  /// Whether events are still delivered.
  @inlinable
  final var isActive: Bool { state.load(ordering: .relaxed) == 0 }

  @usableFromInline
  final var isDisposed: Bool { state.load(ordering: .relaxed) & Lifetime.disposed != 0 }

  /// Claims the one terminal event.
  ///
  /// Returns true for the first caller, if the lifetime has not been disposed.
  @inlinable
  final func stop() -> Bool {
    state.bitwiseOr(Lifetime.stopped, ordering: .acquiringAndReleasing).oldValue == 0
  }

  /// Called after a terminal event was delivered: calls `onDisposed`, then disposes of everything registered.
  @usableFromInline
  final func finish() {
    announce()
    dispose()
  }

  /// Disposes of everything registered, in the order of registration, then calls `onDisposed`.
  @usableFromInline
  func dispose() {
    let old = state.bitwiseOr(Lifetime.disposed, ordering: .acquiringAndReleasing).oldValue
    if old & Lifetime.disposed != 0 { return }
    counter.leave()
    var first = Cleanup.nothing
    var second = Cleanup.nothing
    var others: [Cleanup.Box] = []
    lock.locked {
      swap(&first, &self.first)
      swap(&second, &self.second)
      swap(&others, &self.others)
    }
    first.run()
    second.run()
    for box in others { box.take().run() }
    announce()
  }

  /// Registers a disposable to be disposed with this lifetime, or disposes of it immediately if the lifetime has been
  /// disposed.
  @usableFromInline
  final func add(_ disposable: any Disposable) { add(.dispose(disposable)) }

  /// Registers a closure to be called when this lifetime is disposed, or calls it immediately if the lifetime has been disposed.
  @usableFromInline
  final func add(_ action: @escaping () -> Void) { add(.call(action)) }

  final func add(_ ticket: SlotTicket) { add(.leaveTable(ticket)) }

  final func add(_ cleanup: consuming Cleanup) {
    // If it is stored, `nothing` is left here to run.
    var cleanup = cleanup
    lock.locked {
      if isDisposed { return }
      if first.isNothing {
        swap(&first, &cleanup)
      } else if second.isNothing, others.isEmpty {
        swap(&second, &cleanup)
      } else {
        let box = Cleanup.Box()
        swap(&box.cleanup, &cleanup)
        others.append(box)
      }
    }
    cleanup.run()
  }

  /// Creates a lifetime that is disposed with this one, for an operator whose source may end earlier.
  @usableFromInline
  final func makeChild() -> Lifetime {
    let child = Lifetime()
    add(.end(child))
    return child
  }

  private func announce() {
    let old = state.bitwiseOr(Lifetime.announced, ordering: .acquiringAndReleasing).oldValue
    if old & Lifetime.announced != 0 { return }
    guard let onDisposed else { return }
    self.onDisposed = nil
    onDisposed()
  }
}

extension Lifetime: CustomStringConvertible {
  /// A subscription prints as a disposable.
  public var description: String { "Disposable" }
}
