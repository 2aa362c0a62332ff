public import Synchronization

/// One subscription: whether it is still going, and what has to stop with it.
///
/// There is one per subscription, not per operator. Whoever makes one checks `isActive` before each element, and for a
/// stop event does `stop`, delivers, `finish`. Operators inside the same lifetime need no flag of their own.
///
/// Reference cycles (a lifetime holds its cleanups, which hold the source's hold on the observer, which holds the
/// lifetime) are broken by letting go of the cleanups on disposal.
@usableFromInline
class Lifetime: Cancelable {
  @usableFromInline static var stopped: UInt8 { 1 }
  @usableFromInline static var disposed: UInt8 { 2 }
  @usableFromInline static var announced: UInt8 { 4 }

  @usableFromInline let state = Atomic<UInt8>(0)
  private let tally = Tally()
  private let lock = Lock()
  // Guarded by `lock`. The first two in place, since few subscriptions have more.
  @exclusivity(unchecked) private var first = Cleanup.nothing
  @exclusivity(unchecked) private var second = Cleanup.nothing
  @exclusivity(unchecked) private var others: [Cleanup.Box] = []
  // Read and dropped only by the one that sets `announced`.
  @exclusivity(unchecked) private var onDisposed: (() -> Void)?

  @usableFromInline
  init(onDisposed: (() -> Void)? = nil) {
    self.onDisposed = onDisposed
  }

  /// Whether elements still pass.
  @inlinable
  final var isActive: Bool { state.load(ordering: .relaxed) == 0 }

  @usableFromInline
  final var isDisposed: Bool { state.load(ordering: .relaxed) & Lifetime.disposed != 0 }

  /// Claims the one stop event: true for the first caller, if the lifetime has not been disposed.
  @inlinable
  final func stop() -> Bool {
    state.bitwiseOr(Lifetime.stopped, ordering: .acquiringAndReleasing).oldValue == 0
  }

  /// After a stop event was delivered: says so to `onDisposed`, then stops everything registered.
  @usableFromInline
  final func finish() {
    announce()
    dispose()
  }

  /// Stops everything registered, in the order of registration, then says so to `onDisposed`.
  @usableFromInline
  func dispose() {
    let old = state.bitwiseOr(Lifetime.disposed, ordering: .acquiringAndReleasing).oldValue
    if old & Lifetime.disposed != 0 { return }
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

  /// Registers what has to stop with this lifetime; disposes it at once if the lifetime is over.
  @usableFromInline
  final func add(_ disposable: any Disposable) { add(.dispose(disposable)) }

  final func add(_ ticket: SlotTicket) { add(.leaveTable(ticket)) }

  final func add(_ cleanup: consuming Cleanup) {
    // Swapped for nothing where it is kept; what is left is not.
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

  /// A lifetime that ends with this one, for an operator whose source may end earlier.
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
