enum Protocols: LibraryPart {
  static let declaration = #"""
    protocol Sendable {}
    protocol SendableMetatype {}
    protocol BitwiseCopyable {}
    protocol Escapable {}
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
    protocol ExpressibleByStringInterpolation: ExpressibleByStringLiteral {
      associatedtype StringInterpolation: StringInterpolationProtocol = DefaultStringInterpolation
      init(stringInterpolation: StringInterpolation)
    }
    extension ExpressibleByStringInterpolation where StringInterpolation == DefaultStringInterpolation, StringLiteralType == String {
      init(stringInterpolation: DefaultStringInterpolation) {
        self.init(stringLiteral: stringInterpolation.description)
      }
    }
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
    extension Equatable { static func != (lhs: Self, rhs: Self) -> Bool { !(lhs == rhs) } }
    protocol Comparable: Equatable {
      static func < (lhs: Self, rhs: Self) -> Bool
      static func <= (lhs: Self, rhs: Self) -> Bool
      static func > (lhs: Self, rhs: Self) -> Bool
      static func >= (lhs: Self, rhs: Self) -> Bool
    }
    extension Comparable {
      static func <= (lhs: Self, rhs: Self) -> Bool { !(rhs < lhs) }
      static func > (lhs: Self, rhs: Self) -> Bool { rhs < lhs }
      static func >= (lhs: Self, rhs: Self) -> Bool { !(lhs < rhs) }
    }
    protocol Hashable: Equatable {
      func hash(into hasher: inout Hasher)
      var hashValue: Int { get }
    }
    extension Hashable {
      var hashValue: Int {
        var hasher = Hasher()
        hash(into: &hasher)
        return hasher.finalize()
      }
    }
    struct Hasher {
      init()
      mutating func combine<H: Hashable>(_ value: H)
      func finalize() -> Int
    }
    protocol Identifiable<ID> {
      associatedtype ID: Hashable
      var id: ID { get }
    }
    extension Identifiable where Self: AnyObject { var id: ObjectIdentifier { ObjectIdentifier(self) } }
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
    extension RawRepresentable where RawValue: Hashable, Self: Hashable {
      func hash(into hasher: inout Hasher) { hasher.combine(rawValue) }
      var hashValue: Int { rawValue.hashValue }
    }
    func == <T: RawRepresentable>(lhs: T, rhs: T) -> Bool where T.RawValue: Equatable { lhs.rawValue == rhs.rawValue }
    func != <T: RawRepresentable>(lhs: T, rhs: T) -> Bool where T.RawValue: Equatable { lhs.rawValue != rhs.rawValue }
    protocol Error: Sendable {}
    func == (lhs: Any.Type?, rhs: Any.Type?) -> Bool
    func != (lhs: Any.Type?, rhs: Any.Type?) -> Bool { !(lhs == rhs) }
    func === (lhs: AnyObject?, rhs: AnyObject?) -> Bool
    func !== (lhs: AnyObject?, rhs: AnyObject?) -> Bool { !(lhs === rhs) }
    func ~= <T: Equatable>(a: T, b: T) -> Bool { a == b }
    """#
}
