import ScriptSource
import ScriptTypes

/// A library's module, as the modules that import it see it.
protocol ImportedLibrary: AnyObject {
  var module: ModuleSymbol { get }
  /// Where each of its declarations stands.
  var index: LibraryIndex { get }
  /// The names of functions that take closures for a result builder.
  var builderFunctions: Set<String> { get }

  /// Whether it imports a module, whose declarations its own ones of the same name hide.
  func sees(_ other: ModuleSymbol) -> Bool

  /// The operators that the library's types declare.
  func operatorMembers(named name: String) -> [ValueSymbol]

  /// What older versions of it had.
  func olderNames() -> (any ImportedLibrary)?

  /// What names of it stood for in a version, if today they stand for something else.
  func formerNames(in version: Int) -> (any ImportedLibrary)?

  /// The last version in which a name stood for something else.
  func lastVersion(ofFormer name: String) -> Int?

  /// How an older name is written today.
  func template(of symbol: ValueSymbol) -> Template?
}
