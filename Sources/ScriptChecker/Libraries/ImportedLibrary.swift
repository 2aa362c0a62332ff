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

  /// How an older name is written today.
  func template(of symbol: ValueSymbol) -> Template?
}
