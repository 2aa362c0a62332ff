package import ScriptSource
import ScriptTypes
import Synchronization

/// Libraries that no program uses any more.
///
/// A program that imports what an earlier one did takes over its libraries, with all declarations that were read and resolved
/// and all bodies that were checked. Libraries belong to one program at a time, so nothing of them is shared among threads.
package enum IdleLibraries {
  /// What libraries must have in common to be the same to a program: the order of modules decides between their extensions.
  private struct Key: Hashable {
    let sources: [ObjectIdentifier]
    let modules: [String]
  }

  /// `@unchecked Sendable`: whoever takes libraries is the only one to have them.
  private struct Stock: @unchecked Sendable {
    /// How many are kept: those of a few kinds of programs, for each thread that runs some.
    private static let limit = 12
    private var kept: [(key: Key, libraries: Libraries)] = []

    var isEmpty: Bool { kept.isEmpty }

    mutating func take(_ key: Key) -> Stock {
      var taken = Stock()
      if let position = kept.lastIndex(where: { $0.key == key }) {
        taken.kept.append(kept.remove(at: position))
      }
      return taken
    }

    /// - Returns: What there is no room for any more.
    mutating func add(_ libraries: Libraries, _ key: Key) -> Stock {
      var dropped = Stock()
      kept.append((key, libraries))
      if kept.count > Self.limit { dropped.kept.append(kept.removeFirst()) }
      return dropped
    }

    var first: Libraries? { kept.first?.libraries }
  }

  private static let stock = Mutex(Stock())

  /// The libraries of a program that imports these modules and has nothing checked before it imports them.
  ///
  /// - Parameter imports: Gives their names in order; it isn't called if there are no libraries to choose from.
  package static func take(
    _ sources: [LibrarySource],
    importing imports: () -> [String]
  ) -> Libraries {
    guard RunCensus.current == nil, stock.withLock({ !$0.isEmpty }) else {
      return Libraries(sources)
    }
    let key = key(sources, Libraries.order(of: imports(), in: sources))
    return stock.withLock { $0.take(key) }.first ?? Libraries(sources)
  }

  /// Keeps the libraries of a program that is over, which has changed nothing in them.
  ///
  /// - Parameter imports: The modules that the program imports. Other modules that came to be needed are seen by all programs
  ///   that use the libraries, which are not kept then.
  package static func keep(_ libraries: Libraries, importing imports: [String]) {
    let modules = Libraries.order(of: imports, in: libraries.sources)
    guard !libraries.isCounted, modules == libraries.modules.map(\.module.name) else {
      return libraries.release()
    }
    let key = key(libraries.sources, modules)
    stock.withLock { $0.add(libraries, key) }.first?.release()
  }

  private static func key(_ sources: [LibrarySource], _ modules: [String]) -> Key {
    Key(sources: sources.map { ObjectIdentifier($0) }, modules: modules)
  }
}

extension Libraries {
  /// The modules that are there, in order, once a program has imported others.
  fileprivate static func order(of imports: [String], in sources: [LibrarySource]) -> [String] {
    var loaded = [sources[0].name]
    func load(_ name: String) {
      guard let source = sources.first(where: { $0.name == name }) else { return }
      if !loaded.contains(name) { loaded.append(name) }
      for other in source.imports { load(other) }
    }
    for name in imports { load(name) }
    return loaded
  }
}
