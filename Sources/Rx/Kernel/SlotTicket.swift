/// Removes an observer from its table.
///
/// It holds the table and not the slot, so that a subject that is deallocated can release its observers although their
/// lifetimes hold the tickets.
@usableFromInline
struct SlotTicket: Disposable {
  let table: SlotTable
  let slot: Unmanaged<Slot>

  @usableFromInline
  func dispose() { table.remove(slot) }
}
