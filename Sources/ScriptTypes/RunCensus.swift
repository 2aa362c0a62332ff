import Synchronization

/// Counts what runs are made of, so that a test can see whether all of it goes with them.
package final class RunCensus: Sendable {
  // Sendable: weak references are read on any thread.
  private struct Entry: @unchecked Sendable {
    weak var object: AnyObject?
    let name: String
  }

  /// What counts the objects that are made; nil outside of tests.
  @TaskLocal package static var current: RunCensus?

  private let entries = Mutex<[Entry]>([])

  package init() {}

  /// How many objects were made.
  package var made: Int { entries.withLock { $0.count } }

  /// The names of all that were made.
  package var names: Set<String> { entries.withLock { Set($0.map(\.name)) } }

  /// The names of those that are alive, sorted.
  package var survivors: [String] {
    entries.withLock { $0.filter { $0.object != nil }.map(\.name) }.sorted()
  }

  /// How many of them are alive.
  package var alive: Int { survivors.count }

  /// Counts an object under a name.
  package func add(_ object: AnyObject, _ name: String) {
    entries.withLock { $0.append(Entry(object: object, name: name)) }
  }
}
