/// The declarations of the standard library that the language itself names.
package final class StandardTypes {
  package let module: ModuleSymbol
  /// The names of members in the libraries in use and in the program.
  package let memberNames = MemberNames()
  @exclusivity(unchecked) private var found: [String: TypeSymbol] = [:]
  /// The names of all types that are members of others, in the libraries in use and in the program.
  @exclusivity(unchecked) private var memberTypeNames: Set<String> = []

  package init(module: ModuleSymbol) { self.module = module }

  /// Lets go of the types.
  package func release() { (found, knownOptional) = ([:], nil) }

  /// - Precondition: The library declares it.
  package subscript(name: String) -> TypeSymbol {
    guard let symbol = find(name) else {
      preconditionFailure("the standard library declares `\(name)`")
    }
    return symbol
  }

  /// A type that not every library declares.
  package func find(_ name: String) -> TypeSymbol? {
    if let known = found[name] { return known }
    guard case .symbol(let symbol)? = module.types[name]?.first else { return nil }
    found[name] = symbol
    return symbol
  }

  package func noteMemberType(_ name: String) { memberTypeNames.insert(name) }
  package func noteMemberTypes(_ names: [String]) { memberTypeNames.formUnion(names) }

  /// Whether a member of some type may be a type of this name.
  package func mayHaveMemberType(_ name: String) -> Bool { memberTypeNames.contains(name) }

  package func type(_ name: String, _ arguments: Type...) -> Type {
    .nominal(NominalType(self[name], arguments))
  }

  package func optional(_ wrapped: Type) -> Type { type("Optional", wrapped) }
  package func array(_ element: Type) -> Type { type("Array", element) }
  package var bool: Type { type("Bool") }
  package var int: Type { type("Int") }
  package var string: Type { type("String") }

  package func wrapped(_ type: Type) -> Type? {
    guard case .nominal(let nominal) = type, nominal.symbol === optionalSymbol else { return nil }
    return nominal.arguments[0]
  }

  /// `Optional`, which is asked for most.
  package var optionalSymbol: TypeSymbol {
    if let knownOptional { return knownOptional }
    let symbol = self["Optional"]
    knownOptional = symbol
    return symbol
  }

  @exclusivity(unchecked) private var knownOptional: TypeSymbol?

  package var anyError: Type {
    .existential(Existential(protocols: [Existential.Constraint(self["Error"])]))
  }
}
