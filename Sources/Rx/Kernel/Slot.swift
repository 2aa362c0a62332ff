/// An entry of a `SlotTable`.
@usableFromInline
class Slot {
  /// The index in the table; guarded by the table's lock.
  @exclusivity(unchecked) final var index = 0

  @usableFromInline
  init() {}
}

/// The entry of an observer of `Element`.
@usableFromInline
final class ObserverSlot<Element>: Slot {
  @usableFromInline let downstream: Downstream<Element>

  @inlinable
  init(_ downstream: Downstream<Element>) {
    self.downstream = downstream
    super.init()
  }
}
