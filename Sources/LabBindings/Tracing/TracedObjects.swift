import Stage

/// The subjects, relays and connectable observables that the script holds, each with its number and the call that made it.
///
/// Guarded by the baton.
final class TracedObjects {
  /// What is known of one of them.
  struct Entry {
    weak var object: AnyObject?
    let origin: Origin
    /// Whether errors and completion do nothing to it, as to a relay.
    let takesElementsOnly: Bool

    var held: LogRecord.HeldObject {
      LogRecord.HeldObject(stream: origin.stream, role: origin.part.role, name: origin.name)
    }
  }

  private var entries: [ObjectIdentifier: Entry] = [:]
  private var sweepSize = 64

  /// What was noted of an object; nil if it is another one at the address of one that is gone.
  subscript(object: AnyObject) -> Entry? {
    entries[ObjectIdentifier(object)].flatMap { $0.object === object ? $0 : nil }
  }

  func add(_ entry: Entry, for object: AnyObject) {
    if entries.count >= sweepSize {
      entries = entries.filter { $0.value.object != nil }
      sweepSize = max(64, entries.count * 2)
    }
    entries[ObjectIdentifier(object)] = entry
  }

  /// How many entries are kept.
  var count: Int { entries.count }
}
