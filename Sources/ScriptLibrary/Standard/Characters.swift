enum Characters: LibraryPart {
  static let declaration = #"""
    struct Character: Hashable, Comparable, ExpressibleByExtendedGraphemeClusterLiteral, CustomStringConvertible, CustomDebugStringConvertible, LosslessStringConvertible, TextOutputStreamable, Sendable {
      typealias ExtendedGraphemeClusterLiteralType = Character
      typealias UnicodeScalarLiteralType = Character
      init(extendedGraphemeClusterLiteral value: Character)
      init(unicodeScalarLiteral value: Character)
      init(_ s: String)
      init(_ content: Unicode.Scalar)
      var description: String { get }
      var debugDescription: String { get }
      var unicodeScalars: String.UnicodeScalarView { get }
      var utf8: String.UTF8View { get }
      var utf16: String.UTF16View { get }
      var isLetter: Bool { get }
      var isNumber: Bool { get }
      var isWholeNumber: Bool { get }
      var wholeNumberValue: Int? { get }
      var hexDigitValue: Int? { get }
      var isHexDigit: Bool { hexDigitValue != nil }
      var isWhitespace: Bool { get }
      var isNewline: Bool { get }
      var isUppercase: Bool { get }
      var isLowercase: Bool { get }
      var isCased: Bool { get }
      var isPunctuation: Bool { get }
      var isSymbol: Bool { get }
      var isMathSymbol: Bool { get }
      var isCurrencySymbol: Bool { get }
      var isASCII: Bool { asciiValue != nil }
      var asciiValue: UInt8? { get }
      func uppercased() -> String
      func lowercased() -> String
      func write<Target: TextOutputStream>(to target: inout Target) { target.write(String(self)) }
      static func == (lhs: Character, rhs: Character) -> Bool
      static func < (lhs: Character, rhs: Character) -> Bool
      func hash(into hasher: inout Hasher)
    }
    enum Unicode {
      struct Scalar: Hashable, Comparable, ExpressibleByUnicodeScalarLiteral, CustomStringConvertible, CustomDebugStringConvertible, LosslessStringConvertible, TextOutputStreamable, Sendable {
        typealias UnicodeScalarLiteralType = Unicode.Scalar
        init(unicodeScalarLiteral value: Unicode.Scalar)
        init?(_ v: UInt32)
        init?(_ v: UInt16)
        init?(_ v: Int)
        init(_ v: UInt8)
        init(_ v: Unicode.Scalar)
        init?(_ description: String)
        var value: UInt32 { get }
        var isASCII: Bool { value < 128 }
        var properties: Unicode.Scalar.Properties { get }
        var utf8: [UInt8] { get }
        var description: String { get }
        var debugDescription: String { get }
        func escaped(asASCII forceASCII: Bool) -> String
        func write<Target: TextOutputStream>(to target: inout Target) { target.write(description) }
        func hash(into hasher: inout Hasher)
        struct Properties {
          var isAlphabetic: Bool { get }
          var isEmoji: Bool { get }
          var isEmojiPresentation: Bool { get }
          var isLowercase: Bool { get }
          var isUppercase: Bool { get }
          var isWhitespace: Bool { get }
          var isMath: Bool { get }
          var isDiacritic: Bool { get }
          var lowercaseMapping: String { get }
          var uppercaseMapping: String { get }
          var titlecaseMapping: String { get }
          var name: String? { get }
          var numericValue: Double? { get }
          var generalCategory: Unicode.GeneralCategory { get }
        }
      }
      enum GeneralCategory {
        case uppercaseLetter, lowercaseLetter, titlecaseLetter, modifierLetter, otherLetter
        case nonspacingMark, spacingMark, enclosingMark
        case decimalNumber, letterNumber, otherNumber
        case connectorPunctuation, dashPunctuation, openPunctuation, closePunctuation, initialPunctuation, finalPunctuation, otherPunctuation
        case mathSymbol, currencySymbol, modifierSymbol, otherSymbol
        case spaceSeparator, lineSeparator, paragraphSeparator
        case control, format, surrogate, privateUse, unassigned
      }
      enum UTF8 {
        typealias CodeUnit = UInt8
      }
      enum UTF16 {
        typealias CodeUnit = UInt16
      }
      enum UTF32 {
        typealias CodeUnit = UInt32
      }
    }
    extension Unicode.Scalar {
      static func == (lhs: Unicode.Scalar, rhs: Unicode.Scalar) -> Bool
      static func < (lhs: Unicode.Scalar, rhs: Unicode.Scalar) -> Bool
    }
    typealias UnicodeScalar = Unicode.Scalar
    typealias UTF8 = Unicode.UTF8
    typealias UTF16 = Unicode.UTF16
    typealias UTF32 = Unicode.UTF32
    """#
}
