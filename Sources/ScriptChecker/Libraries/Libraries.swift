package import ScriptSource
package import ScriptTypes

/// The library modules that a program can import.
///
/// Their texts are indexed once in a process. Symbols are made when their names are first looked up, and belong to one program
/// at a time, which can take them over from another (`IdleLibraries`).
package final class Libraries {
  let sources: [LibrarySource]
  /// Those that have been imported, the standard library first.
  private(set) var modules: [LibraryModule] = []
  package let types: StandardTypes
  /// Whether somebody counts what its run leaves behind.
  let isCounted = RunCensus.current != nil

  /// - Parameter sources: The standard library, then what can be imported.
  package init(_ sources: [LibrarySource]) {
    self.sources = sources
    let standard = ModuleSymbol(name: sources[0].name, isLibrary: true)
    types = StandardTypes(module: standard)
    modules.append(LibraryModule(sources[0], module: standard, in: self))
  }

  /// The names of all modules that can be imported.
  var names: [String] { sources.map(\.name) }

  package var standard: LibraryModule { modules[0] }

  /// Lets go of all declarations, which nobody may ask for any more.
  package func release() {
    for module in modules { module.release() }
    types.release()
    modules = []
  }

  /// A module that is imported, with what it imports itself; empty if there is none of this name.
  package func modules(importing name: String) -> [LibraryModule] {
    if let known = modules.first(where: { $0.module.name == name }) {
      return [known] + known.source.imports.flatMap(modules(importing:))
    }
    // What an older module had may need what another older one had.
    let known = sources + sources.compactMap(\.older)
    guard let source = known.first(where: { $0.name == name }) else { return [] }
    return add(source)
  }

  /// What older versions of a module had.
  func olderNames(of library: LibraryModule) -> LibraryModule? {
    library.source.older.map(module(of:))
  }

  /// What names of a module stood for in versions in which they stood for something else.
  func formerNames(of library: LibraryModule) -> LibraryModule? {
    library.source.former.map { module(of: $0.source) }
  }

  private func module(of source: LibrarySource) -> LibraryModule {
    modules.first { $0.source === source } ?? add(source)[0]
  }

  /// Has the types that a module extends have what they had in older versions.
  package func addOlderNames(of library: LibraryModule) { _ = olderNames(of: library) }

  private func add(_ source: LibrarySource) -> [LibraryModule] {
    let module = LibraryModule(
      source,
      module: ModuleSymbol(
        name: source.name,
        ownName: source.ownName,
        isLibrary: true,
        isSource: source.isSource
      ),
      in: self
    )
    modules.append(module)
    types.memberNames.noteChange()
    let others = source.imports.flatMap(modules(importing:))
    for other in [standard] + others { module.checker.add(import: other) }
    for other in modules { other.addConformances(of: module) }
    types.memberNames.noteChange()
    return [module] + others
  }

  /// A type that a module declares, by its name with those of the types around it.
  package func type(named path: String, in module: String) -> TypeSymbol? {
    let names = path.split(separator: ".").map(String.init)
    guard let first = names.first,
      let library = module == standard.module.name ? standard : modules(importing: module).first,
      case .symbol(var symbol)? = library.module.types[first]?.first
    else { return nil }
    for name in names.dropFirst() {
      guard case .symbol(let inner)? = symbol.memberTypes(named: name).first else { return nil }
      symbol = inner
    }
    return symbol
  }

  /// Whether a library's declaration is implemented by a body in its text.
  package func hasBody(_ symbol: ValueSymbol) -> Bool {
    library(of: symbol)?.hasBody(symbol) ?? false
  }

  /// What of a library's declaration is executed.
  package func parts(of symbol: ValueSymbol) -> [CheckedBody.Part] {
    library(of: symbol)?.parts(of: symbol) ?? []
  }

  /// A part of a library's declaration, checked, with the functions and types within it; places are those of its text.
  package func checkedBodies(of symbol: ValueSymbol, _ part: CheckedBody.Part) -> [CheckedBody] {
    library(of: symbol)?.checkedBodies(of: symbol, part) ?? []
  }

  func library(of symbol: ValueSymbol) -> LibraryModule? {
    modules.first { $0.module === symbol.module }
  }
}
