/// A module of a library: its texts are indexed when it is first imported, once in a process.
package final class LibrarySource: Sendable {
  package let name: String
  /// The library modules that it sees and gives on to who imports it.
  package let imports: [String]
  /// What older versions of the module had; read when a program names something that today's has not.
  package let older: LibrarySource?
  /// The functions with a parameter that has a result builder; initializers as `Type.init`.
  package let builderFunctions: Set<String>
  private let makeIndex: @Sendable () -> LibraryIndex

  /// - Parameter index: Gives an index that is made once.
  package init(
    _ name: String,
    imports: [String] = [],
    older: LibrarySource? = nil,
    builderFunctions: Set<String> = [],
    index: @escaping @autoclosure @Sendable () -> LibraryIndex
  ) {
    self.name = name
    self.imports = imports
    self.older = older
    self.builderFunctions = builderFunctions
    makeIndex = index
  }

  package var index: LibraryIndex { makeIndex() }
}
