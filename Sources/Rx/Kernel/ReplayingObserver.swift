import Synchronization

/// An observer that receives a subject's replay buffer before anything newer, without a lock being held while it is called.
///
/// The subscribing thread is inside the gate while it delivers the replay buffer. What other threads send in the meantime is
/// queued behind it. Afterwards the gate is open and costs one load.
final class ReplayingObserver<Element> {
  private let gate = Gate()
  // Set after the gate has been left, so that everything queued is delivered before anything passes directly.
  private let isOpen = Atomic(false)
  private let downstream: Downstream<Element>

  private init(_ downstream: Downstream<Element>) {
    self.downstream = downstream
  }

  /// - Parameters:
  ///   - table: The subject's table.
  ///   - admit: Called in the same critical section that adds the observer; copies what is to be replayed.
  ///   - replay: Delivers it.
  /// - Returns: Whether the observer was added; false if the subject has ended.
  static func add(
    _ downstream: Downstream<Element>,
    to table: SlotTable,
    admit: @escaping () -> Void,
    replay: @escaping () -> Void
  ) -> Bool {
    let replaying = ReplayingObserver(downstream)
    var isAdded = false
    replaying.gate.pass(()) {
      let lifetime = downstream.lifetime
      let observer = AnyObserver(next: replaying.next, end: replaying.end)
      let slot = ObserverSlot(Downstream(observer, lifetime))
      guard let ticket = table.add(slot, admit: admit) else { return }
      isAdded = true
      lifetime.add(ticket)
      replay()
    }
    replaying.isOpen.store(true, ordering: .releasing)
    return isAdded
  }

  private func next(_ element: Element) {
    // The table has checked the lifetime.
    if isOpen.load(ordering: .acquiring) {
      downstream.observer.next(element)
    } else {
      wait(element)
    }
  }

  // Not inlined, so that an open gate costs no registers for this.
  @inline(never)
  private func wait(_ element: Element) { gate.pass(element, to: downstream.next) }

  private func end(_ error: (any Error)?) {
    if isOpen.load(ordering: .acquiring) {
      downstream.observer.end(error)
    } else {
      gate.pass(error, to: downstream.end)
    }
  }
}
