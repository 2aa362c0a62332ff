import ScriptMachine
import ScriptSource
import ScriptTypes
import Synchronization

/// The natives of Foundation and of C's library: a part's are made when a program uses one of its declarations, since to
/// make all of them takes longer than a small program.
final class FoundationNatives: LaterNatives, Sendable {
  /// Made once for all runs: a native finds its run in the call.
  static let shared = FoundationNatives()

  let modules: Set<String> = ["Foundation", "Glibc", "older Foundation"]

  /// What has been made.
  ///
  /// `@unchecked Sendable`: a table that has been made never changes.
  private struct Tables: @unchecked Sendable {
    private var known: [Int: NativeTable] = [:]
    /// The positions of the parts that are about a name.
    private var positions: [String: [Int]] = [:]

    mutating func tables(at positions: some Sequence<Int>) -> Tables {
      var found = Tables()
      for position in positions {
        var table = known[position] ?? NativeTable()
        if known[position] == nil {
          FoundationNatives.parts[position].register(in: &table)
          known[position] = table
        }
        found.known[position] = table
      }
      return found
    }

    mutating func tables(about name: String) -> Tables {
      let found = positions[name] ?? FoundationLibrary.foundation.texts(about: name)
      positions[name] = found
      return tables(at: found)
    }

    var list: [NativeTable] { known.sorted { $0.key < $1.key }.map(\.value) }
  }

  private static let parts = FoundationLibrary.parts + [Mathematics.self]
  private let tables = Mutex(Tables())

  var all: [NativeTable] { tables.withLock { $0.tables(at: Self.parts.indices) }.list }

  func tables(for symbol: ValueSymbol) -> [NativeTable] {
    switch symbol.module?.name {
    case "Foundation": tables.withLock { $0.tables(about: symbol.nameAtTop) }.list
    case "Glibc": tables.withLock { $0.tables(at: [Self.parts.count - 1]) }.list
    default: all
    }
  }
}
