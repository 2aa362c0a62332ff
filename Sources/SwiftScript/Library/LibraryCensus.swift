/// Counts the libraries that are alive, for tests of what a run leaves behind.
///
/// It counts those made in `Library.$census.withValue(census) { … }`, so that each test counts its own.
///
/// `@unchecked Sendable`: used by the test's thread only.
package final class LibraryCensus: @unchecked Sendable {
  private struct Entry {
    weak var library: Library?
  }

  private var entries: [Entry] = []

  package init() {}

  /// How many libraries were made.
  package var made: Int { entries.count }

  /// How many of them are alive.
  package var alive: Int { entries.count { $0.library != nil } }

  fileprivate func add(_ library: Library) { entries.append(Entry(library: library)) }
}

extension Library {
  /// What counts the libraries that are made; nil outside of tests.
  @TaskLocal package static var census: LibraryCensus?

  /// Has a new library counted.
  func enterCensus() { Self.census?.add(self) }
}
