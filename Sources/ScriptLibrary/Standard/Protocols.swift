extension StandardLibrary {
  static let protocols = #"""
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
    func == (lhs: (), rhs: ()) -> Bool { true }
    func != (lhs: (), rhs: ()) -> Bool { false }
    func == <A: Equatable, B: Equatable>(lhs: (A, B), rhs: (A, B)) -> Bool { lhs.0 == rhs.0 && lhs.1 == rhs.1 }
    func != <A: Equatable, B: Equatable>(lhs: (A, B), rhs: (A, B)) -> Bool { !(lhs == rhs) }
    func < <A: Comparable, B: Comparable>(lhs: (A, B), rhs: (A, B)) -> Bool {
      lhs.0 != rhs.0 ? lhs.0 < rhs.0 : lhs.1 < rhs.1
    }
    func <= <A: Comparable, B: Comparable>(lhs: (A, B), rhs: (A, B)) -> Bool {
      lhs.0 != rhs.0 ? lhs.0 < rhs.0 : lhs.1 <= rhs.1
    }
    func > <A: Comparable, B: Comparable>(lhs: (A, B), rhs: (A, B)) -> Bool {
      lhs.0 != rhs.0 ? lhs.0 > rhs.0 : lhs.1 > rhs.1
    }
    func >= <A: Comparable, B: Comparable>(lhs: (A, B), rhs: (A, B)) -> Bool {
      lhs.0 != rhs.0 ? lhs.0 > rhs.0 : lhs.1 >= rhs.1
    }
    func == <A: Equatable, B: Equatable, C: Equatable>(lhs: (A, B, C), rhs: (A, B, C)) -> Bool { lhs.0 == rhs.0 && lhs.1 == rhs.1 && lhs.2 == rhs.2 }
    func != <A: Equatable, B: Equatable, C: Equatable>(lhs: (A, B, C), rhs: (A, B, C)) -> Bool { !(lhs == rhs) }
    func < <A: Comparable, B: Comparable, C: Comparable>(lhs: (A, B, C), rhs: (A, B, C)) -> Bool {
      lhs.0 != rhs.0 ? lhs.0 < rhs.0 : lhs.1 != rhs.1 ? lhs.1 < rhs.1 : lhs.2 < rhs.2
    }
    func <= <A: Comparable, B: Comparable, C: Comparable>(lhs: (A, B, C), rhs: (A, B, C)) -> Bool {
      lhs.0 != rhs.0 ? lhs.0 < rhs.0 : lhs.1 != rhs.1 ? lhs.1 < rhs.1 : lhs.2 <= rhs.2
    }
    func > <A: Comparable, B: Comparable, C: Comparable>(lhs: (A, B, C), rhs: (A, B, C)) -> Bool {
      lhs.0 != rhs.0 ? lhs.0 > rhs.0 : lhs.1 != rhs.1 ? lhs.1 > rhs.1 : lhs.2 > rhs.2
    }
    func >= <A: Comparable, B: Comparable, C: Comparable>(lhs: (A, B, C), rhs: (A, B, C)) -> Bool {
      lhs.0 != rhs.0 ? lhs.0 > rhs.0 : lhs.1 != rhs.1 ? lhs.1 > rhs.1 : lhs.2 >= rhs.2
    }
    func == <A: Equatable, B: Equatable, C: Equatable, D: Equatable>(lhs: (A, B, C, D), rhs: (A, B, C, D)) -> Bool { lhs.0 == rhs.0 && lhs.1 == rhs.1 && lhs.2 == rhs.2 && lhs.3 == rhs.3 }
    func != <A: Equatable, B: Equatable, C: Equatable, D: Equatable>(lhs: (A, B, C, D), rhs: (A, B, C, D)) -> Bool { !(lhs == rhs) }
    func < <A: Comparable, B: Comparable, C: Comparable, D: Comparable>(lhs: (A, B, C, D), rhs: (A, B, C, D)) -> Bool {
      lhs.0 != rhs.0 ? lhs.0 < rhs.0 : lhs.1 != rhs.1 ? lhs.1 < rhs.1 : lhs.2 != rhs.2 ? lhs.2 < rhs.2 : lhs.3 < rhs.3
    }
    func <= <A: Comparable, B: Comparable, C: Comparable, D: Comparable>(lhs: (A, B, C, D), rhs: (A, B, C, D)) -> Bool {
      lhs.0 != rhs.0 ? lhs.0 < rhs.0 : lhs.1 != rhs.1 ? lhs.1 < rhs.1 : lhs.2 != rhs.2 ? lhs.2 < rhs.2 : lhs.3 <= rhs.3
    }
    func > <A: Comparable, B: Comparable, C: Comparable, D: Comparable>(lhs: (A, B, C, D), rhs: (A, B, C, D)) -> Bool {
      lhs.0 != rhs.0 ? lhs.0 > rhs.0 : lhs.1 != rhs.1 ? lhs.1 > rhs.1 : lhs.2 != rhs.2 ? lhs.2 > rhs.2 : lhs.3 > rhs.3
    }
    func >= <A: Comparable, B: Comparable, C: Comparable, D: Comparable>(lhs: (A, B, C, D), rhs: (A, B, C, D)) -> Bool {
      lhs.0 != rhs.0 ? lhs.0 > rhs.0 : lhs.1 != rhs.1 ? lhs.1 > rhs.1 : lhs.2 != rhs.2 ? lhs.2 > rhs.2 : lhs.3 >= rhs.3
    }
    func == <A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable>(lhs: (A, B, C, D, E), rhs: (A, B, C, D, E)) -> Bool { lhs.0 == rhs.0 && lhs.1 == rhs.1 && lhs.2 == rhs.2 && lhs.3 == rhs.3 && lhs.4 == rhs.4 }
    func != <A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable>(lhs: (A, B, C, D, E), rhs: (A, B, C, D, E)) -> Bool { !(lhs == rhs) }
    func < <A: Comparable, B: Comparable, C: Comparable, D: Comparable, E: Comparable>(lhs: (A, B, C, D, E), rhs: (A, B, C, D, E)) -> Bool {
      lhs.0 != rhs.0 ? lhs.0 < rhs.0 : lhs.1 != rhs.1 ? lhs.1 < rhs.1 : lhs.2 != rhs.2 ? lhs.2 < rhs.2 : lhs.3 != rhs.3 ? lhs.3 < rhs.3 : lhs.4 < rhs.4
    }
    func <= <A: Comparable, B: Comparable, C: Comparable, D: Comparable, E: Comparable>(lhs: (A, B, C, D, E), rhs: (A, B, C, D, E)) -> Bool {
      lhs.0 != rhs.0 ? lhs.0 < rhs.0 : lhs.1 != rhs.1 ? lhs.1 < rhs.1 : lhs.2 != rhs.2 ? lhs.2 < rhs.2 : lhs.3 != rhs.3 ? lhs.3 < rhs.3 : lhs.4 <= rhs.4
    }
    func > <A: Comparable, B: Comparable, C: Comparable, D: Comparable, E: Comparable>(lhs: (A, B, C, D, E), rhs: (A, B, C, D, E)) -> Bool {
      lhs.0 != rhs.0 ? lhs.0 > rhs.0 : lhs.1 != rhs.1 ? lhs.1 > rhs.1 : lhs.2 != rhs.2 ? lhs.2 > rhs.2 : lhs.3 != rhs.3 ? lhs.3 > rhs.3 : lhs.4 > rhs.4
    }
    func >= <A: Comparable, B: Comparable, C: Comparable, D: Comparable, E: Comparable>(lhs: (A, B, C, D, E), rhs: (A, B, C, D, E)) -> Bool {
      lhs.0 != rhs.0 ? lhs.0 > rhs.0 : lhs.1 != rhs.1 ? lhs.1 > rhs.1 : lhs.2 != rhs.2 ? lhs.2 > rhs.2 : lhs.3 != rhs.3 ? lhs.3 > rhs.3 : lhs.4 >= rhs.4
    }
    func == <A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable, F: Equatable>(lhs: (A, B, C, D, E, F), rhs: (A, B, C, D, E, F)) -> Bool { lhs.0 == rhs.0 && lhs.1 == rhs.1 && lhs.2 == rhs.2 && lhs.3 == rhs.3 && lhs.4 == rhs.4 && lhs.5 == rhs.5 }
    func != <A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable, F: Equatable>(lhs: (A, B, C, D, E, F), rhs: (A, B, C, D, E, F)) -> Bool { !(lhs == rhs) }
    func < <A: Comparable, B: Comparable, C: Comparable, D: Comparable, E: Comparable, F: Comparable>(lhs: (A, B, C, D, E, F), rhs: (A, B, C, D, E, F)) -> Bool {
      lhs.0 != rhs.0 ? lhs.0 < rhs.0 : lhs.1 != rhs.1 ? lhs.1 < rhs.1 : lhs.2 != rhs.2 ? lhs.2 < rhs.2 : lhs.3 != rhs.3 ? lhs.3 < rhs.3 : lhs.4 != rhs.4 ? lhs.4 < rhs.4 : lhs.5 < rhs.5
    }
    func <= <A: Comparable, B: Comparable, C: Comparable, D: Comparable, E: Comparable, F: Comparable>(lhs: (A, B, C, D, E, F), rhs: (A, B, C, D, E, F)) -> Bool {
      lhs.0 != rhs.0 ? lhs.0 < rhs.0 : lhs.1 != rhs.1 ? lhs.1 < rhs.1 : lhs.2 != rhs.2 ? lhs.2 < rhs.2 : lhs.3 != rhs.3 ? lhs.3 < rhs.3 : lhs.4 != rhs.4 ? lhs.4 < rhs.4 : lhs.5 <= rhs.5
    }
    func > <A: Comparable, B: Comparable, C: Comparable, D: Comparable, E: Comparable, F: Comparable>(lhs: (A, B, C, D, E, F), rhs: (A, B, C, D, E, F)) -> Bool {
      lhs.0 != rhs.0 ? lhs.0 > rhs.0 : lhs.1 != rhs.1 ? lhs.1 > rhs.1 : lhs.2 != rhs.2 ? lhs.2 > rhs.2 : lhs.3 != rhs.3 ? lhs.3 > rhs.3 : lhs.4 != rhs.4 ? lhs.4 > rhs.4 : lhs.5 > rhs.5
    }
    func >= <A: Comparable, B: Comparable, C: Comparable, D: Comparable, E: Comparable, F: Comparable>(lhs: (A, B, C, D, E, F), rhs: (A, B, C, D, E, F)) -> Bool {
      lhs.0 != rhs.0 ? lhs.0 > rhs.0 : lhs.1 != rhs.1 ? lhs.1 > rhs.1 : lhs.2 != rhs.2 ? lhs.2 > rhs.2 : lhs.3 != rhs.3 ? lhs.3 > rhs.3 : lhs.4 != rhs.4 ? lhs.4 > rhs.4 : lhs.5 >= rhs.5
    }
    """#
}
