/// The queues in use, so that the end of a run can release the jobs that wait in them, and the global queues by name.
struct QueueRegistry {
  private struct Reference {
    weak var core: QueueCore?
  }

  private var references: [Reference] = []
  private var sweepSize = 32
  private var globals: [String: QueueCore] = [:]

  var all: [QueueCore] { references.compactMap(\.core) }

  mutating func add(_ core: QueueCore) {
    if references.count >= sweepSize {
      references.removeAll { $0.core == nil }
      sweepSize = max(32, references.count * 2)
    }
    references.append(Reference(core: core))
  }

  mutating func global(_ name: String, make: () -> QueueCore) -> QueueCore {
    if let core = globals[name] { return core }
    let core = make()
    globals[name] = core
    add(core)
    return core
  }
}
