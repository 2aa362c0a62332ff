/// An observer's place in a `SlotTable`.
@usableFromInline
class Slot {
  /// Where the table keeps it; guarded by the table's lock.
  @exclusivity(unchecked) final var index = 0

  @usableFromInline
  init() {}
}

/// The place of an observer of `Element`.
@usableFromInline
final class ObserverSlot<Element>: Slot {
  @usableFromInline let observer: AnyObserver<Element>

  @inlinable
  init(_ observer: AnyObserver<Element>) {
    self.observer = observer
    super.init()
  }
}
