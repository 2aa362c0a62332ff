/// Takes an observer out of its table.
///
/// It holds the table and not the slot: a subject that is dropped can then let go of its observers, although their
/// lifetimes hold the tickets.
@usableFromInline
struct SlotTicket: Disposable {
  let table: SlotTable
  let slot: Unmanaged<Slot>

  @usableFromInline
  func dispose() { table.remove(slot) }
}
