import ScriptMachine
import ScriptTypes

/// `Character` and `Unicode.Scalar`, which Swift's own implement.
enum CharacterNatives: NativeGroup {
  static func register(in table: inout NativeTable) {
    registerCharacterCreation(in: &table)
    registerCharacterProperties(in: &table)
    registerScalars(in: &table)
    registerScalarProperties(in: &table)
  }

  private static func registerCharacterCreation(in table: inout NativeTable) {
    table.add("Character.init(extendedGraphemeClusterLiteral:)") { $0[0] }
    table.add("Character.init(unicodeScalarLiteral:)") { $0[0] }
    table.add("Character.init(_: Unicode.Scalar)") { .string(String(try $0.scalar(0))) }
    table.add("Character.init(_: String)") { call in
      let text = try call.string(0)
      guard !text.isEmpty else {
        throw call.machine.trap("Can't form a Character from an empty String")
      }
      guard text.dropFirst().isEmpty else {
        throw call.machine.trap(
          "Can't form a Character from a String containing more than one extended grapheme cluster"
        )
      }
      return .string(text)
    }
    for view in ["utf8", "utf16", "unicodeScalars"] {
      table.add("Character.\(view)") { $0[0] }
    }
    table.add("Character.==(_:_:)") { .bool(try $0.string(1) == $0.string(2)) }
    table.add("Character.<(_:_:)") { .bool(try $0.string(1) < $0.string(2)) }
    table.add("Character.hash(into:)") { call in
      try call.hasher(1).combine(call.string(0))
      return .void
    }
  }

  private static func registerCharacterProperties(in table: inout NativeTable) {
    func property(_ name: String, _ value: @escaping (Character) -> Value) {
      table.add("Character.\(name)") { call in
        value(try call.string(0).first ?? "\0")
      }
    }
    property("description") { .string($0.description) }
    property("debugDescription") { .string($0.debugDescription) }
    property("isLetter") { .bool($0.isLetter) }
    property("isNumber") { .bool($0.isNumber) }
    property("isWholeNumber") { .bool($0.isWholeNumber) }
    property("wholeNumberValue") { .integer($0.wholeNumberValue) }
    property("hexDigitValue") { .integer($0.hexDigitValue) }
    property("isWhitespace") { .bool($0.isWhitespace) }
    property("isNewline") { .bool($0.isNewline) }
    property("isUppercase") { .bool($0.isUppercase) }
    property("isLowercase") { .bool($0.isLowercase) }
    property("isCased") { .bool($0.isCased) }
    property("isPunctuation") { .bool($0.isPunctuation) }
    property("isSymbol") { .bool($0.isSymbol) }
    property("isMathSymbol") { .bool($0.isMathSymbol) }
    property("isCurrencySymbol") { .bool($0.isCurrencySymbol) }
    property("asciiValue") { .integer($0.asciiValue) }
    property("uppercased()") { .string($0.uppercased()) }
    property("lowercased()") { .string($0.lowercased()) }
  }

  private static func registerScalars(in table: inout NativeTable) {
    let name = "Unicode.Scalar"
    for kind in ["UInt32", "UInt16", "Int", "UInt8"] {
      table.add("\(name).init(_: \(kind))") { call in
        .scalar(UInt32(exactly: try call.int(0)).flatMap(Unicode.Scalar.init))
      }
    }
    table.add("\(name).init(_: Unicode.Scalar)") { $0[0] }
    table.add("\(name).init(_: String)") { .scalar(Unicode.Scalar(try $0.string(0))) }
    table.add("\(name).init(unicodeScalarLiteral:)") { call in
      if case .string(let text) = call[0] { return .scalar(text.unicodeScalars.first) }
      return call[0]
    }
    func property(_ property: String, _ value: @escaping (Unicode.Scalar) -> Value) {
      table.add("\(name).\(property)") { value(try $0.scalar(0)) }
    }
    property("value") { .int(Int($0.value)) }
    property("properties") { .int(Int($0.value)) }
    property("utf8") { .array($0.utf8.map { .int(Int($0)) }) }
    property("description") { .string($0.description) }
    property("debugDescription") { .string($0.debugDescription) }
    table.add("\(name).escaped(asASCII:)") { call in
      .string(try call.scalar(0).escaped(asASCII: call.bool(1)))
    }
    table.add("\(name).==(_:_:)") { .bool(try $0.int(1) == $0.int(2)) }
    table.add("\(name).<(_:_:)") { .bool(try $0.int(1) < $0.int(2)) }
    table.add("\(name).hash(into:)") { call in
      try call.hasher(1).combine(call.int(0))
      return .void
    }
  }

  private static func registerScalarProperties(in table: inout NativeTable) {
    func property(_ name: String, _ value: @escaping (Unicode.Scalar.Properties) -> Value) {
      table.add("Unicode.Scalar.Properties.\(name)") { value(try $0.scalar(0).properties) }
    }
    property("isAlphabetic") { .bool($0.isAlphabetic) }
    property("isEmoji") { .bool($0.isEmoji) }
    property("isEmojiPresentation") { .bool($0.isEmojiPresentation) }
    property("isLowercase") { .bool($0.isLowercase) }
    property("isUppercase") { .bool($0.isUppercase) }
    property("isWhitespace") { .bool($0.isWhitespace) }
    property("isMath") { .bool($0.isMath) }
    property("isDiacritic") { .bool($0.isDiacritic) }
    property("lowercaseMapping") { .string($0.lowercaseMapping) }
    property("uppercaseMapping") { .string($0.uppercaseMapping) }
    property("titlecaseMapping") { .string($0.titlecaseMapping) }
    property("name") { $0.name.map(Value.string) ?? .nil }
    property("numericValue") { $0.numericValue.map(Value.double) ?? .nil }
    property("generalCategory") { .int(categories.firstIndex(of: $0.generalCategory) ?? 0) }
  }

  /// In the order of the library's declaration.
  private static let categories: [Unicode.GeneralCategory] = [
    .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
    .nonspacingMark, .spacingMark, .enclosingMark, .decimalNumber, .letterNumber, .otherNumber,
    .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation,
    .initialPunctuation, .finalPunctuation, .otherPunctuation, .mathSymbol, .currencySymbol,
    .modifierSymbol, .otherSymbol, .spaceSeparator, .lineSeparator, .paragraphSeparator, .control,
    .format, .surrogate, .privateUse, .unassigned,
  ]
}

extension Value {
  static func scalar(_ scalar: Unicode.Scalar?) -> Value {
    scalar.map { .int(Int($0.value)) } ?? .nil
  }

  func scalar(_ machine: Machine) throws -> Unicode.Scalar {
    guard let scalar = Unicode.Scalar(UInt32(truncatingIfNeeded: try int(machine))) else {
      throw unexpected(machine)
    }
    return scalar
  }
}

extension Call {
  func scalar(_ position: Int) throws -> Unicode.Scalar { try self[position].scalar(machine) }
}
