import ScriptSource
import ScriptTypes

/// What a program declares, with the places where messages about it stand.
struct DeclaredSymbols {
  /// The types, in the order of their declaration.
  private(set) var types:
    [(symbol: TypeSymbol, node: NominalDeclaration, declaration: Declaration)] =
      []
  /// The functions and variables at the top.
  private(set) var globals: [ValueSymbol] = []
  /// The types that are declared in no function.
  private(set) var globalTypes: [TypeSymbol] = []
  private(set) var aliases: [AliasSymbol] = []
  /// The conformances that inheritance clauses write.
  private(set) var conformances: [(conformance: Conformance, range: TextRange)] = []
  private var places: [ObjectIdentifier: TextRange] = [:]

  mutating func add(
    _ symbol: TypeSymbol,
    _ node: NominalDeclaration,
    _ declaration: Declaration,
    isLocal: Bool
  ) {
    types.append((symbol, node, declaration))
    if !isLocal { globalTypes.append(symbol) }
    places[ObjectIdentifier(symbol)] = node.name.range
  }

  mutating func add(_ symbol: ValueSymbol, at range: TextRange) {
    if case .module = symbol.context { globals.append(symbol) }
    places[ObjectIdentifier(symbol)] = range
  }

  mutating func add(_ symbol: AliasSymbol, at range: TextRange) {
    aliases.append(symbol)
    places[ObjectIdentifier(symbol)] = range
  }

  mutating func add(_ conformance: Conformance, at range: TextRange) {
    conformances.append((conformance, range))
  }

  /// Where a symbol of the program is declared; `nil` for what nobody wrote.
  func place(of symbol: AnyObject) -> TextRange? { places[ObjectIdentifier(symbol)] }
}
