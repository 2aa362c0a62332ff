extension FoundationLibrary {
  static let foundationStrings = #"""
    protocol CVarArg {}
    extension Int: CVarArg {}
    extension Int8: CVarArg {}
    extension Int16: CVarArg {}
    extension Int32: CVarArg {}
    extension Int64: CVarArg {}
    extension UInt: CVarArg {}
    extension UInt8: CVarArg {}
    extension UInt16: CVarArg {}
    extension UInt32: CVarArg {}
    extension UInt64: CVarArg {}
    extension Double: CVarArg {}
    extension Float: CVarArg {}
    extension CGFloat: CVarArg {}
    extension Bool: CVarArg {}
    extension String: CVarArg {}
    extension NSObject: CVarArg {}
    extension String {
      init(format: String, _ arguments: any CVarArg...)
      init(format: String, arguments: [any CVarArg])
      init(format: String, locale: Locale?, _ arguments: any CVarArg...)
      init?(data: Data, encoding: String.Encoding)
      init?<S: Sequence>(bytes: S, encoding: String.Encoding) where S.Element == UInt8
      init(contentsOfFile path: String, encoding enc: String.Encoding) throws
      init(contentsOf url: URL, encoding enc: String.Encoding) throws
      static func localizedStringWithFormat(_ format: String, _ arguments: any CVarArg...) -> String
      struct Encoding: RawRepresentable, Hashable, Sendable {
        typealias RawValue = UInt
        let rawValue: UInt
        init(rawValue: UInt) { self.rawValue = rawValue }
        static var utf8: String.Encoding { get }
        static var ascii: String.Encoding { get }
        static var utf16: String.Encoding { get }
        static var utf32: String.Encoding { get }
        static var unicode: String.Encoding { get }
        static var isoLatin1: String.Encoding { get }
        static func == (lhs: String.Encoding, rhs: String.Encoding) -> Bool { lhs.rawValue == rhs.rawValue }
        func hash(into hasher: inout Hasher) { hasher.combine(rawValue) }
      }
    }
    struct NSStringCompareOptions: OptionSet {
      typealias RawValue = UInt
      typealias Element = NSStringCompareOptions
      typealias ArrayLiteralElement = NSStringCompareOptions
      let rawValue: UInt
      init(rawValue: UInt) { self.rawValue = rawValue }
      static var caseInsensitive: NSStringCompareOptions { get }
      static var literal: NSStringCompareOptions { get }
      static var backwards: NSStringCompareOptions { get }
      static var anchored: NSStringCompareOptions { get }
      static var numeric: NSStringCompareOptions { get }
      static var diacriticInsensitive: NSStringCompareOptions { get }
      static var widthInsensitive: NSStringCompareOptions { get }
      static var forcedOrdering: NSStringCompareOptions { get }
      static var regularExpression: NSStringCompareOptions { get }
    }
    extension String { typealias CompareOptions = NSStringCompareOptions }
    extension StringProtocol {
      var capitalized: String { get }
      var localizedCapitalized: String { get }
      var localizedLowercase: String { get }
      var localizedUppercase: String { get }
      var removingPercentEncoding: String? { get }
      var precomposedStringWithCanonicalMapping: String { get }
      var decomposedStringWithCanonicalMapping: String { get }
      func components<T: StringProtocol>(separatedBy separator: T) -> [String]
      func components(separatedBy separator: CharacterSet) -> [String]
      func trimmingCharacters(in set: CharacterSet) -> String
      func replacingOccurrences<Target: StringProtocol, Replacement: StringProtocol>(of target: Target, with replacement: Replacement, options: NSStringCompareOptions = [], range searchRange: Range<String.Index>? = nil) -> String
      func replacingCharacters<T: StringProtocol>(in range: Range<String.Index>, with replacement: T) -> String
      func padding<T: StringProtocol>(toLength newLength: Int, withPad padString: T, startingAt padIndex: Int) -> String
      func range<T: StringProtocol>(of aString: T, options mask: NSStringCompareOptions = [], range searchRange: Range<String.Index>? = nil, locale: Locale? = nil) -> Range<String.Index>?
      func rangeOfCharacter(from aSet: CharacterSet, options mask: NSStringCompareOptions = [], range aRange: Range<String.Index>? = nil) -> Range<String.Index>?
      func compare<T: StringProtocol>(_ aString: T, options mask: NSStringCompareOptions = [], range: Range<String.Index>? = nil, locale: Locale? = nil) -> ComparisonResult
      func caseInsensitiveCompare<T: StringProtocol>(_ aString: T) -> ComparisonResult
      func localizedCompare<T: StringProtocol>(_ aString: T) -> ComparisonResult
      func localizedCaseInsensitiveCompare<T: StringProtocol>(_ aString: T) -> ComparisonResult
      func localizedStandardCompare<T: StringProtocol>(_ string: T) -> ComparisonResult
      func localizedCaseInsensitiveContains<T: StringProtocol>(_ other: T) -> Bool
      func localizedStandardContains<T: StringProtocol>(_ string: T) -> Bool
      func commonPrefix<T: StringProtocol>(with aString: T, options: NSStringCompareOptions = []) -> String
      func folding(options: NSStringCompareOptions = [], locale: Locale?) -> String
      func appending<T: StringProtocol>(_ aString: T) -> String { String(self) + String(aString) }
      func appendingFormat<T: StringProtocol>(_ format: T, _ arguments: any CVarArg...) -> String
      func addingPercentEncoding(withAllowedCharacters allowedCharacters: CharacterSet) -> String?
      func data(using encoding: String.Encoding, allowLossyConversion: Bool = false) -> Data?
      func enumerateLines(invoking body: @escaping (String, inout Bool) -> Void)
      func write(toFile path: String, atomically useAuxiliaryFile: Bool, encoding enc: String.Encoding) throws
      func capitalized(with locale: Locale?) -> String
      func lowercased(with locale: Locale?) -> String
      func uppercased(with locale: Locale?) -> String
    }
    extension Character { init(extendedGraphemeCluster: String) }
    func NSLocalizedString(_ key: String, tableName: String? = nil, bundle: Bundle = Bundle.main, value: String = "", comment: String) -> String
    func NSLog(_ format: String, _ args: any CVarArg...)
    """#

  static let texts = #"""
    struct NSRange: Hashable, Sendable, CustomStringConvertible {
      var location: Int
      var length: Int
      init() { self.init(location: 0, length: 0) }
      init(location: Int, length: Int) {
        self.location = location
        self.length = length
      }
      init<R: RangeExpression, S: StringProtocol>(_ region: R, in target: S) where R.Bound == String.Index
      init(_ region: Range<Int>) { self.init(location: region.lowerBound, length: region.count) }
      var lowerBound: Int { location }
      var upperBound: Int { location + length }
      var description: String { "{\(location), \(length)}" }
      func contains(_ index: Int) -> Bool { index >= location && index < location + length }
      func intersection(_ other: NSRange) -> NSRange?
      func union(_ other: NSRange) -> NSRange
      static func == (lhs: NSRange, rhs: NSRange) -> Bool { lhs.location == rhs.location && lhs.length == rhs.length }
      func hash(into hasher: inout Hasher) {
        hasher.combine(location)
        hasher.combine(length)
      }
    }
    let NSNotFound: Int
    func NSMakeRange(_ loc: Int, _ len: Int) -> NSRange { NSRange(location: loc, length: len) }
    func NSMaxRange(_ range: NSRange) -> Int { range.location + range.length }
    extension Range where Bound == Int { init?(_ range: NSRange) }
    extension Range where Bound == String.Index { init?(_ range: NSRange, in string: String) }
    open class NSString: NSObject, ExpressibleByStringLiteral {
      typealias StringLiteralType = String
      typealias ExtendedGraphemeClusterLiteralType = String
      typealias UnicodeScalarLiteralType = String
      required init(stringLiteral value: String)
      required init(extendedGraphemeClusterLiteral value: String)
      required init(unicodeScalarLiteral value: String)
      init(string aString: String)
      init(format: String, _ args: any CVarArg...)
      open var length: Int { get }
      open var intValue: Int32 { get }
      open var integerValue: Int { get }
      open var doubleValue: Double { get }
      open var pathExtension: String { get }
      open var lastPathComponent: String { get }
      open var deletingLastPathComponent: String { get }
      open var deletingPathExtension: String { get }
      open func appendingPathComponent(_ str: String) -> String
      open func substring(from: Int) -> String
      open func substring(to: Int) -> String
      open func substring(with range: NSRange) -> String
      open func range(of searchString: String) -> NSRange
      open func range(of searchString: String, options mask: NSStringCompareOptions) -> NSRange
      open func replacingCharacters(in range: NSRange, with replacement: String) -> String
      open func replacingOccurrences(of target: String, with replacement: String) -> String
      open func components(separatedBy separator: String) -> [String]
      open func hasPrefix(_ str: String) -> Bool
      open func hasSuffix(_ str: String) -> Bool
      open func contains(_ str: String) -> Bool
      open func isEqual(to aString: String) -> Bool
      open func trimmingCharacters(in set: CharacterSet) -> String
      open func character(at index: Int) -> UInt16
      open func appending(_ aString: String) -> String
      open var boolValue: Bool { get }
      open var floatValue: Float { get }
      open var longLongValue: Int64 { get }
      open var capitalized: String { get }
      open var uppercased: String { get }
      open var lowercased: String { get }
    }
    open class NSMutableString: NSString {
      open func append(_ aString: String)
      open func insert(_ aString: String, at loc: Int)
    }
    open class NSAttributedString: NSObject {
      init(string: String)
      var string: String { get }
      var length: Int { get }
    }
    open class NSRegularExpression: NSObject {
      struct Options: OptionSet {
        typealias RawValue = UInt
        typealias Element = NSRegularExpression.Options
        typealias ArrayLiteralElement = NSRegularExpression.Options
        let rawValue: UInt
        init(rawValue: UInt) { self.rawValue = rawValue }
        static var caseInsensitive: NSRegularExpression.Options { get }
        static var anchorsMatchLines: NSRegularExpression.Options { get }
        static var dotMatchesLineSeparators: NSRegularExpression.Options { get }
      }
      struct MatchingOptions: OptionSet {
        typealias RawValue = UInt
        typealias Element = NSRegularExpression.MatchingOptions
        typealias ArrayLiteralElement = NSRegularExpression.MatchingOptions
        let rawValue: UInt
        init(rawValue: UInt) { self.rawValue = rawValue }
        static var anchored: NSRegularExpression.MatchingOptions { get }
      }
      init(pattern: String, options: NSRegularExpression.Options = []) throws
      var pattern: String { get }
      func matches(in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange) -> [NSTextCheckingResult]
      func firstMatch(in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange) -> NSTextCheckingResult?
      func numberOfMatches(in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange) -> Int
      func stringByReplacingMatches(in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange, withTemplate templ: String) -> String
    }
    open class NSTextCheckingResult: NSObject {
      var range: NSRange { get }
      var numberOfRanges: Int { get }
      func range(at idx: Int) -> NSRange
    }
    open class NSPredicate: NSObject {
      init(format predicateFormat: String, _ args: any CVarArg...)
      func evaluate(with object: Any?) -> Bool
    }
    """#

  static let characterSets = #"""
    struct CharacterSet: Hashable, SetAlgebra, Sendable {
      typealias Element = Unicode.Scalar
      typealias ArrayLiteralElement = Unicode.Scalar
      init()
      init(charactersIn string: String)
      init(charactersIn range: Range<Unicode.Scalar>)
      init(charactersIn range: ClosedRange<Unicode.Scalar>)
      init(arrayLiteral elements: Unicode.Scalar...)
      static var alphanumerics: CharacterSet { get }
      static var capitalizedLetters: CharacterSet { get }
      static var controlCharacters: CharacterSet { get }
      static var decimalDigits: CharacterSet { get }
      static var letters: CharacterSet { get }
      static var lowercaseLetters: CharacterSet { get }
      static var uppercaseLetters: CharacterSet { get }
      static var newlines: CharacterSet { get }
      static var nonBaseCharacters: CharacterSet { get }
      static var punctuationCharacters: CharacterSet { get }
      static var symbols: CharacterSet { get }
      static var whitespaces: CharacterSet { get }
      static var whitespacesAndNewlines: CharacterSet { get }
      static var illegalCharacters: CharacterSet { get }
      static var urlFragmentAllowed: CharacterSet { get }
      static var urlHostAllowed: CharacterSet { get }
      static var urlPasswordAllowed: CharacterSet { get }
      static var urlPathAllowed: CharacterSet { get }
      static var urlQueryAllowed: CharacterSet { get }
      static var urlUserAllowed: CharacterSet { get }
      var inverted: CharacterSet { get }
      func contains(_ member: Unicode.Scalar) -> Bool
      func union(_ other: CharacterSet) -> CharacterSet
      func intersection(_ other: CharacterSet) -> CharacterSet
      func symmetricDifference(_ other: CharacterSet) -> CharacterSet
      func isSuperset(of other: CharacterSet) -> Bool
      mutating func insert(charactersIn string: String)
      mutating func remove(charactersIn string: String)
      mutating func invert() { self = inverted }
      @discardableResult mutating func insert(_ newMember: Unicode.Scalar) -> (inserted: Bool, memberAfterInsert: Unicode.Scalar)
      @discardableResult mutating func remove(_ member: Unicode.Scalar) -> Unicode.Scalar?
      @discardableResult mutating func update(with newMember: Unicode.Scalar) -> Unicode.Scalar?
      mutating func formUnion(_ other: CharacterSet)
      mutating func formIntersection(_ other: CharacterSet)
      mutating func formSymmetricDifference(_ other: CharacterSet)
      static func == (lhs: CharacterSet, rhs: CharacterSet) -> Bool
      func hash(into hasher: inout Hasher)
    }
    """#
}
