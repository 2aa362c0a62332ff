/// Counts what runs are made of, so that a test can see whether all of it goes with them.
///
/// `@unchecked Sendable`: only the task that set it adds to it.
package final class RunCensus: @unchecked Sendable {
  private struct Entry {
    weak var object: AnyObject?
  }

  /// What counts the objects that are made; nil outside of tests.
  @TaskLocal package static var current: RunCensus?

  private var entries: [Entry] = []

  package init() {}

  /// How many objects were made.
  package var made: Int { entries.count }

  /// What is alive of them, by types, modules by name.
  package var survivors: [String] {
    entries.compactMap(\.object)
      .map { ($0 as? ModuleSymbol).map { "module \($0.name)" } ?? "\(type(of: $0))" }.sorted()
  }

  /// How many of them are alive.
  package var alive: Int { entries.count { $0.object != nil } }

  /// Has an object that lives as long as its run counted.
  package static func add(_ object: AnyObject) { current?.entries.append(Entry(object: object)) }
}
