import ScriptTypes

/// What is said of written types, inheritance and imports.
enum DeclarationMessages {
  static func packWithoutEach(_ name: String) -> String {
    "type pack '\(name)' must be referenced with 'each'"
  }
  static func packWithoutRepeat(_ name: String) -> String {
    "pack reference '\(name)' requires expansion using keyword 'repeat'"
  }
  static func notPack(_ type: Type) -> String {
    "'each' cannot be applied to non-pack type '\(type)'"
  }
  static func expansionWithoutPack(_ type: Type) -> String {
    "pack expansion '\(type)' must contain at least one pack reference"
  }
  // MARK: DeclarationCollector

  static func extensionOfOther(_ type: Type) -> String {
    "non-nominal type '\(type)' cannot be extended"
  }

  // MARK: GenericsResolver

  static func constrainedToOther(_ subject: Type, _ type: Type) -> String {
    "type '\(subject)' constrained to non-protocol, non-class type '\(type)'"
  }

  // MARK: Inheritance

  static let actorInherits =
    "actor types do not support inheritance"
  static func inheritsFromOther(_ addition: String, _ type: Type) -> String {
    "inheritance from non-protocol\(addition) type '\(type)'"
  }
  static func multipleInheritance(_ first: Type, _ second: Type) -> String {
    "multiple inheritance from classes '\(first)' and '\(second)' [#MultipleInheritance]"
  }
  static func inheritsFromItself(_ name: String) -> String {
    "'\(name)' inherits from itself"
  }
  static func inheritsFromFinal(_ type: Type) -> String {
    "inheritance from a final class '\(type)'"
  }
  static func superclassNotFirst(_ type: Type) -> String {
    "superclass '\(type)' must appear first in the inheritance clause"
  }
  static func attributeOfOther(_ attribute: String, _ type: Type) -> String {
    "'@\(attribute)' cannot apply to non-protocol type '\(type)'"
  }
  static func protocolExtensionInherits(_ name: String) -> String {
    "extension of protocol '\(name)' cannot have an inheritance clause"
  }

  // MARK: TypeResolver

  static func thrownNotError(_ type: Type) -> String {
    "thrown type '\(type)' does not conform to the 'Error' protocol"
  }

  // MARK: TypeResolver+Existentials

  static func composesOther(_ type: Type) -> String {
    "non-protocol, non-class type '\(type)' cannot be used within a protocol-constrained type"
  }

  // MARK: TypeResolver

  static let implicitUnwrapMisplaced =
    "using '!' is not allowed here"
  static let opaqueMisplaced =
    "'some' types are only permitted in properties, subscripts, and functions"
  static let placeholderMisplaced =
    "type placeholder not allowed here"
  static func unknownConvention(_ name: Substring) -> String {
    "convention '\(name)' not supported"
  }
  static let autoclosureWithParameters =
    "argument type of '@autoclosure' parameter must be '()'"
  static let autoclosureOfOther =
    "'@autoclosure' only applies to function types"
  static func unknownType(_ name: String) -> String {
    "cannot find type '\(name)' in scope"
  }
  static func unknownTypeInModule(_ name: String, _ module: String) -> String {
    "no type named '\(name)' in module '\(module)'"
  }
  static func ambiguousType(_ name: String) -> String {
    "'\(name)' is ambiguous for type lookup in this context"
  }
  static func noMemberType(_ name: String, _ base: String) -> String {
    "'\(name)' is not a member type of \(base)"
  }
  static func missingGenericArguments(_ name: String) -> String {
    "reference to generic type '\(name)' requires arguments in <...>"
  }
  static func notGeneric(_ name: String) -> String {
    "cannot specialize non-generic type '\(name)'"
  }
  static func genericArgumentCount(_ name: String, _ word: String, _ given: Int, _ expected: Int)
    -> String
  {
    "generic type '\(name)' specialized with \(word) type parameters (got \(given), but expected \(expected))"
  }

  // MARK: WrappedVariable

  static func wrappedTypeMismatch(_ type: Type, _ wrapped: Type) -> String {
    "property type '\(type)' does not match 'wrappedValue' type '\(wrapped)'"
  }

  // MARK: ProgramChecker

  static func unknownModule(_ name: String) -> String {
    "no such module '\(name)'"
  }
  static func unknownImport(_ kind: String, _ name: String, _ module: String) -> String {
    "\(kind) '\(name)' does not exist in module '\(module)'"
  }
}
