import ScriptTypes

/// What the rules of declarations and their promises say.
enum ContractMessages {
  // MARK: AccessRules

  static func usesHiddenType(
    _ kind: String,
    _ level: String,
    _ part: String,
    _ type: TypeSymbol
  ) -> String {
    "\(kind) \(level) because its \(part) uses \(article(type.access)) \(type.access) type"
  }
  static func hiddenSuperclass(_ level: String, _ superclass: TypeSymbol) -> String {
    "class \(level) because its superclass is \(superclass.access)"
  }
  static func caseOfHiddenType(_ owner: TypeSymbol, _ type: TypeSymbol) -> String {
    "enum case in \(article(owner.access)) \(owner.access) enum uses \(article(type.access)) \(type.access) type"
  }
  private static func article(_ access: Access) -> String { access == .internal ? "an" : "a" }

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

  // MARK: InitializerContracts

  static func designatedInExtension(_ type: String) -> String {
    "designated initializer cannot be declared in an extension of '\(type)'; did you mean this to be a convenience initializer?"
  }

  // MARK: OverrideRules

  static func overridesFromExtension(_ kind: String, _ name: String, _ owner: String) -> String {
    "\(kind) '\(name)' declared in '\(owner)' cannot be overridden from extension"
  }
  static let overridesRequired =
    "use the 'required' modifier to override a required initializer"
  static func overridesOtherType(_ name: String, _ own: Type, _ inherited: Type) -> String {
    "property '\(name)' with type '\(own)' cannot override a property with type '\(inherited)'"
  }
  static func overridesMutable(_ name: String) -> String {
    "cannot override mutable property with read-only property '\(name)'"
  }
  static func observesReadOnly(_ name: String) -> String {
    "cannot observe read-only property '\(name)'; it can't change"
  }

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

  // MARK: RawTypeRules

  static let rawTypeWithoutCases = "an enum with no cases cannot declare a raw type"
  static func rawTypeNotLiteral(_ type: Type) -> String {
    "raw type '\(type)' is not expressible by a string, integer, or floating-point literal"
  }
  static let rawCaseWithPayload = "enum with raw type cannot have cases with arguments"
  static let rawValueNotLiteral = "raw value for enum case must be a literal"
  static let rawValueNeeded =
    "enum cases require explicit raw values when the raw type is not expressible by integer or string literal"
  static let rawValueNotCounted =
    "enum case must declare a raw value when the preceding raw value is not an integer"

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
