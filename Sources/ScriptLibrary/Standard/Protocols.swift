extension StandardLibrary {
  static let protocols = #"""
    protocol Sendable {}
    protocol Copyable {}
    protocol ExpressibleByNilLiteral { init(nilLiteral: ()) }
    protocol ExpressibleByBooleanLiteral {
      associatedtype BooleanLiteralType
      init(booleanLiteral value: BooleanLiteralType)
    }
    protocol ExpressibleByIntegerLiteral {
      associatedtype IntegerLiteralType
      init(integerLiteral value: IntegerLiteralType)
    }
    protocol ExpressibleByFloatLiteral {
      associatedtype FloatLiteralType
      init(floatLiteral value: FloatLiteralType)
    }
    protocol ExpressibleByUnicodeScalarLiteral {
      associatedtype UnicodeScalarLiteralType
      init(unicodeScalarLiteral value: UnicodeScalarLiteralType)
    }
    protocol ExpressibleByExtendedGraphemeClusterLiteral: ExpressibleByUnicodeScalarLiteral {
      associatedtype ExtendedGraphemeClusterLiteralType
      init(extendedGraphemeClusterLiteral value: ExtendedGraphemeClusterLiteralType)
    }
    protocol ExpressibleByStringLiteral: ExpressibleByExtendedGraphemeClusterLiteral {
      associatedtype StringLiteralType
      init(stringLiteral value: StringLiteralType)
    }
    protocol ExpressibleByStringInterpolation: ExpressibleByStringLiteral {}
    protocol ExpressibleByArrayLiteral {
      associatedtype ArrayLiteralElement
      init(arrayLiteral elements: ArrayLiteralElement...)
    }
    protocol ExpressibleByDictionaryLiteral {
      associatedtype Key
      associatedtype Value
      init(dictionaryLiteral elements: (Key, Value)...)
    }

    protocol Equatable { static func == (lhs: Self, rhs: Self) -> Bool }
    extension Equatable { static func != (lhs: Self, rhs: Self) -> Bool { false } }
    protocol Comparable: Equatable {
      static func < (lhs: Self, rhs: Self) -> Bool
      static func <= (lhs: Self, rhs: Self) -> Bool
      static func > (lhs: Self, rhs: Self) -> Bool
      static func >= (lhs: Self, rhs: Self) -> Bool
    }
    extension Comparable {
      static func <= (lhs: Self, rhs: Self) -> Bool
      static func > (lhs: Self, rhs: Self) -> Bool
      static func >= (lhs: Self, rhs: Self) -> Bool
      static func ... (minimum: Self, maximum: Self) -> ClosedRange<Self>
      static func ..< (minimum: Self, maximum: Self) -> Range<Self>
      prefix static func ... (maximum: Self) -> PartialRangeThrough<Self>
      prefix static func ..< (maximum: Self) -> PartialRangeUpTo<Self>
      postfix static func ... (minimum: Self) -> PartialRangeFrom<Self>
    }
    protocol Hashable: Equatable {
      func hash(into hasher: inout Hasher)
      var hashValue: Int { get }
    }
    extension Hashable { var hashValue: Int { 0 } }
    struct Hasher {
      init()
      mutating func combine<H: Hashable>(_ value: H)
      func finalize() -> Int
    }
    protocol Identifiable<ID> {
      associatedtype ID: Hashable
      var id: ID { get }
    }
    extension Identifiable where Self: AnyObject { var id: ObjectIdentifier { get } }
    protocol CustomStringConvertible { var description: String { get } }
    protocol CustomDebugStringConvertible { var debugDescription: String { get } }
    protocol LosslessStringConvertible: CustomStringConvertible { init?(_ description: String) }
    protocol CaseIterable {
      associatedtype AllCases: Collection = [Self] where AllCases.Element == Self
      static var allCases: AllCases { get }
    }
    protocol RawRepresentable<RawValue> {
      associatedtype RawValue
      init?(rawValue: RawValue)
      var rawValue: RawValue { get }
    }
    protocol Error: Sendable {}
    extension Error { var localizedDescription: String { get } }
    protocol LocalizedError: Error {
      var errorDescription: String? { get }
      var failureReason: String? { get }
      var recoverySuggestion: String? { get }
      var helpAnchor: String? { get }
    }
    extension LocalizedError {
      var errorDescription: String? { get }
      var failureReason: String? { get }
      var recoverySuggestion: String? { get }
      var helpAnchor: String? { get }
    }
    protocol Encodable { func encode(to encoder: any Encoder) throws }
    protocol Decodable { init(from decoder: any Decoder) throws }
    typealias Codable = Encodable & Decodable
    protocol Encoder {}
    protocol Decoder {}
    protocol CodingKey {}
    protocol TextOutputStream { mutating func write(_ string: String) }
    func == (lhs: Any.Type?, rhs: Any.Type?) -> Bool
    func != (lhs: Any.Type?, rhs: Any.Type?) -> Bool
    func === (lhs: AnyObject?, rhs: AnyObject?) -> Bool
    func !== (lhs: AnyObject?, rhs: AnyObject?) -> Bool
    func ~= <T: Equatable>(a: T, b: T) -> Bool
    """#
}
