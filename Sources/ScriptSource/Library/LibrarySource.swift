/// A module of a library: its texts are indexed when it is first imported, once in a process.
package final class LibrarySource: Sendable {
  package let name: String
  /// Another name of it, as the one by which its own text calls it.
  package let ownName: String?
  /// The library modules that it sees and gives on to who imports it.
  package let imports: [String]
  /// The functions with a parameter that has a result builder; initializers as `Type.init`.
  package let builderFunctions: Set<String>
  /// What older versions of the module had; read when a program names something that today's has not.
  package let older: LibrarySource?
  /// What names of the module stood for up to a version, if today they stand for something else.
  package let former: Former?
  /// Whether its texts are the source of a compiled module, of which a script's call is one step.
  package let isSource: Bool

  /// Declarations that programs of a version or of an earlier one mean.
  package struct Former: Sendable {
    package let lastVersion: Int
    package let source: LibrarySource

    package init(upTo lastVersion: Int, _ source: LibrarySource) {
      self.lastVersion = lastVersion
      self.source = source
    }
  }

  private let makeIndex: @Sendable () -> LibraryIndex

  /// - Parameter index: Gives an index that is made once.
  package init(
    _ name: String,
    ownName: String? = nil,
    imports: [String] = [],
    builderFunctions: Set<String> = [],
    older: LibrarySource? = nil,
    former: Former? = nil,
    isSource: Bool = false,
    index: @escaping @autoclosure @Sendable () -> LibraryIndex
  ) {
    self.name = name
    self.ownName = ownName
    self.imports = imports
    self.builderFunctions = builderFunctions
    self.older = older
    self.former = former
    self.isSource = isSource
    makeIndex = index
  }

  package var index: LibraryIndex { makeIndex() }
}
