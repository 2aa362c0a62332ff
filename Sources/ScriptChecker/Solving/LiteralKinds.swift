import ScriptTypes

/// The literals that a type must be expressible by.
struct LiteralKinds: OptionSet {
  let rawValue: UInt16

  static let integer = LiteralKinds(rawValue: 1)
  static let float = LiteralKinds(rawValue: 2)
  static let boolean = LiteralKinds(rawValue: 4)
  static let string = LiteralKinds(rawValue: 8)
  /// A string literal of one character, which may be a `Character`.
  static let character = LiteralKinds(rawValue: 16)
  static let interpolation = LiteralKinds(rawValue: 32)
  static let `nil` = LiteralKinds(rawValue: 64)
  static let array = LiteralKinds(rawValue: 128)
  static let dictionary = LiteralKinds(rawValue: 256)
  /// A string literal of one Unicode scalar, which may be a `Unicode.Scalar`.
  static let scalar = LiteralKinds(rawValue: 512)

  private static let protocols: [(kind: LiteralKinds, name: String)] = [
    (.integer, "ExpressibleByIntegerLiteral"), (.float, "ExpressibleByFloatLiteral"),
    (.boolean, "ExpressibleByBooleanLiteral"), (.string, "ExpressibleByStringLiteral"),
    (.character, "ExpressibleByExtendedGraphemeClusterLiteral"),
    (.scalar, "ExpressibleByUnicodeScalarLiteral"),
    (.interpolation, "ExpressibleByStringInterpolation"), (.nil, "ExpressibleByNilLiteral"),
    (.array, "ExpressibleByArrayLiteral"), (.dictionary, "ExpressibleByDictionaryLiteral"),
  ]

  /// The names of the protocols that a type must conform to.
  var protocolNames: [String] {
    Self.protocols.compactMap { rawValue & $0.kind.rawValue != 0 ? $0.name : nil }
  }

  /// The name of the type that such a literal best has, of collections as well.
  var plainTypeName: String? {
    if contains(.array) { return "Array" }
    if contains(.dictionary) { return "Dictionary" }
    return defaultTypeName
  }

  /// The name of the type that such a literal has where nothing else says, the most general first.
  var defaultTypeName: String? {
    if contains(.float) { return "Double" }
    if contains(.integer) { return "Int" }
    if contains(.boolean) { return "Bool" }
    if !isDisjoint(with: [.string, .character, .scalar, .interpolation]) { return "String" }
    return nil
  }
}

extension ConstraintSystem {
  /// A type with the default types of literals in place of what is not known.
  func defaulted(_ type: Type) -> Type {
    guard type.hasVariables else { return type }
    guard case .variable(let variable) = type else { return type.mapParts(defaulted) }
    // Variables of choices that have been taken back are forgotten.
    guard variable.number < variables.count else { return type }
    let number = representative(variable)
    if let fixed = variables[number].fixed { return defaulted(fixed) }
    return variables[number].literals.defaultTypeName.map { library.type($0) } ?? type
  }
}
