import Synchronization

/// Gives a new observer what a subject remembers before anything newer, without a lock while it is called.
///
/// The subscribing thread is inside the gate while it delivers the past; what other threads send meanwhile queues
/// behind it. Afterwards the gate is open, and costs one load.
final class CatchUp<Element> {
  private let gate = Gate()
  // Set after the gate was left, so that what queued has been delivered before anything passes directly.
  private let isOpen = Atomic(false)
  private let observer: AnyObserver<Element>

  private init(_ observer: AnyObserver<Element>) {
    self.observer = observer
  }

  /// - Parameters:
  ///   - table: The subject's table.
  ///   - admit: Called in the same step as the adding; remembers what is to be replayed.
  ///   - replay: Delivers it.
  /// - Returns: Whether the table accepted the observer.
  static func add(
    _ observer: AnyObserver<Element>,
    to table: SlotTable,
    in lifetime: Lifetime,
    admit: @escaping () -> Void,
    replay: @escaping () -> Void
  ) -> Bool {
    let catchUp = CatchUp(observer)
    var isAdded = false
    catchUp.gate.pass(()) {
      let slot = ObserverSlot(AnyObserver(next: catchUp.next, end: catchUp.end))
      guard let ticket = table.add(slot, admit: admit) else { return }
      isAdded = true
      lifetime.add(ticket)
      replay()
    }
    catchUp.isOpen.store(true, ordering: .releasing)
    return isAdded
  }

  private func next(_ element: Element) {
    if isOpen.load(ordering: .acquiring) {
      observer.next(element)
    } else {
      gate.pass(element, to: observer.next)
    }
  }

  private func end(_ error: (any Error)?) {
    if isOpen.load(ordering: .acquiring) {
      observer.end(error)
    } else {
      gate.pass(error, to: observer.end)
    }
  }
}
