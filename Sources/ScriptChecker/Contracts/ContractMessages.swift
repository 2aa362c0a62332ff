import ScriptTypes

/// What the rules of declarations and their promises say.
enum ContractMessages {
  // MARK: AttributeContracts

  static func hiddenWitness(
    _ kind: String,
    _ name: String,
    _ least: Access,
    _ proto: TypeSymbol
  ) -> String {
    let kind = kind.split(separator: " ").last ?? ""
    return
      "\(kind) '\(name)' must be declared \(least) because it matches a requirement in \(proto.access) protocol '\(proto.name)'"
  }
  static func repeatedConformance(_ type: String, _ proto: String) -> String {
    "redundant conformance of '\(type)' to protocol '\(proto)'"
  }
  static func missingRequired(_ initializer: String, _ type: String) -> String {
    "'required' initializer '\(initializer)' must be provided by subclass of '\(type)'"
  }
  static func overridesByStoring(_ name: String) -> String {
    "cannot override with a stored property '\(name)'"
  }
  static func noDynamicMemberSubscript(_ type: String) -> String {
    "'@dynamicMemberLookup' requires '\(type)' to have a 'subscript(dynamicMember:)' method that accepts either 'ExpressibleByStringLiteral' or a key path"
  }
  static func notDynamicallyCallable(_ type: String) -> String {
    "'@dynamicCallable' requires '\(type)' to have either a valid 'dynamicallyCall(withArguments:)' method or 'dynamicallyCall(withKeywordArguments:)' method [#DynamicCallable]"
  }
  static func noWrappedValue(_ type: String) -> String {
    "property wrapper type '\(type)' does not contain a non-static property named 'wrappedValue' [#PropertyWrappers]"
  }
  static let noBuildBlock =
    "result builder must provide at least one static 'buildBlock' method, or both 'buildPartialBlock(first:)' and 'buildPartialBlock(accumulated:next:)' [#ResultBuilderMethods]"

  // MARK: ConformanceRules

  static func classProtocol(_ type: String, _ proto: String) -> String {
    "non-class type '\(type)' cannot conform to class protocol '\(proto)'"
  }
  static func impliesNothing(_ type: Type, _ proto: String, _ inherited: String) -> String {
    "conditional conformance of type '\(type)' to protocol '\(proto)' does not imply conformance to inherited protocol '\(inherited)'"
  }
  static func doesNotConform(_ type: Type, _ proto: String) -> String {
    "type '\(type)' does not conform to protocol '\(proto)'"
  }
  static func mustGiveSelf(_ witness: ValueSymbol, _ type: String, _ proto: String) -> String {
    let name = witness.name.isOperator ? witness.name : witness.fullName
    let (kind, gives) =
      switch witness.kind {
      case .variable: ("property", "specify type")
      case .subscript: ("subscript", "return")
      default: ("method", "return")
      }
    return
      "\(kind) '\(name)' in non-final class '\(type)' must \(gives) 'Self' to conform to protocol '\(proto)'"
  }
  static func givesSelfWithin(_ requirement: String, _ type: String, _ proto: String) -> String {
    "protocol '\(proto)' requirement '\(requirement)' cannot be satisfied by a non-final class ('\(type)') because it uses 'Self' in a non-parameter, non-result type position"
  }
  static func requiredInitializer(_ requirement: String, _ type: String) -> String {
    "initializer requirement '\(requirement)' can only be satisfied by a 'required' initializer in non-final class '\(type)'"
  }

  // MARK: ContractRules

  static func circularAlias(_ name: String) -> String {
    "type alias '\(name)' references itself"
  }
  static let publicWithInternalParameter =
    "function cannot be declared public because its parameter uses an internal type"
  static let publicWithInternalResult =
    "function cannot be declared public because its result uses an internal type"

  // MARK: OverrideRules

  static let missingOverride =
    "overriding declaration requires an 'override' keyword"
  static func overridesFinal(_ kind: String) -> String {
    "\(kind) overrides a 'final' \(kind)"
  }
  static func lessAccessibleOverride(_ kind: String) -> String {
    "overriding \(kind) must be as accessible as the declaration it overrides"
  }
  static func throwingOverride(_ kind: String) -> String {
    "cannot override non-throwing \(kind) with throwing \(kind)"
  }
  static let methodOverridesNothing =
    "method does not override any method from its superclass"
  static let propertyOverridesNothing =
    "property does not override any property from its superclass"
  static let subscriptOverridesNothing =
    "subscript does not override any subscript from its superclass"
  static let initializerOverridesNothing =
    "initializer does not override a designated initializer from its superclass"

  // MARK: RedeclarationRules

  static func redeclaration(_ name: String) -> String {
    "invalid redeclaration of '\(name)'"
  }

  // MARK: StorageRules

  static func noInitializers(_ kind: TypeSymbol.Kind, _ name: String) -> String {
    "\(kind) '\(name)' has no initializers"
  }
  static func recursiveStorage(_ name: String) -> String {
    "value type '\(name)' cannot have a stored property that recursively contains it"
  }
}
