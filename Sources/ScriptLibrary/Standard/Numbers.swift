extension StandardLibrary {
  static let numberProtocols = #"""
    protocol AdditiveArithmetic: Equatable {
      static var zero: Self { get }
      static func + (lhs: Self, rhs: Self) -> Self
      static func += (lhs: inout Self, rhs: Self)
      static func - (lhs: Self, rhs: Self) -> Self
      static func -= (lhs: inout Self, rhs: Self)
    }
    protocol Numeric: AdditiveArithmetic, ExpressibleByIntegerLiteral {
      associatedtype Magnitude: Comparable, Numeric
      init?<T: BinaryInteger>(exactly source: T)
      var magnitude: Magnitude { get }
      static func * (lhs: Self, rhs: Self) -> Self
      static func *= (lhs: inout Self, rhs: Self)
    }
    protocol SignedNumeric: Numeric {
      prefix static func - (operand: Self) -> Self
      mutating func negate()
    }
    protocol Strideable<Stride>: Comparable {
      associatedtype Stride: SignedNumeric, Comparable
      func distance(to other: Self) -> Stride
      func advanced(by n: Stride) -> Self
    }
    protocol BinaryInteger: Hashable, Numeric, CustomStringConvertible, Strideable {
      static var isSigned: Bool { get }
      init<T: BinaryFloatingPoint>(_ source: T)
      init<T: BinaryInteger>(_ source: T)
      init<T: BinaryInteger>(truncatingIfNeeded source: T)
      init<T: BinaryInteger>(clamping source: T)
      static func / (lhs: Self, rhs: Self) -> Self
      static func /= (lhs: inout Self, rhs: Self)
      static func % (lhs: Self, rhs: Self) -> Self
      static func %= (lhs: inout Self, rhs: Self)
      prefix static func ~ (x: Self) -> Self
      static func & (lhs: Self, rhs: Self) -> Self
      static func &= (lhs: inout Self, rhs: Self)
      static func | (lhs: Self, rhs: Self) -> Self
      static func |= (lhs: inout Self, rhs: Self)
      static func ^ (lhs: Self, rhs: Self) -> Self
      static func ^= (lhs: inout Self, rhs: Self)
      func quotientAndRemainder(dividingBy rhs: Self) -> (quotient: Self, remainder: Self)
      func isMultiple(of other: Self) -> Bool
      func signum() -> Self
    }
    extension BinaryInteger {
      static func >> <RHS: BinaryInteger>(lhs: Self, rhs: RHS) -> Self
      static func << <RHS: BinaryInteger>(lhs: Self, rhs: RHS) -> Self
      static func >>= <RHS: BinaryInteger>(lhs: inout Self, rhs: RHS)
      static func <<= <RHS: BinaryInteger>(lhs: inout Self, rhs: RHS)
      static func == <Other: BinaryInteger>(lhs: Self, rhs: Other) -> Bool
      static func != <Other: BinaryInteger>(lhs: Self, rhs: Other) -> Bool
      static func < <Other: BinaryInteger>(lhs: Self, rhs: Other) -> Bool
      static func <= <Other: BinaryInteger>(lhs: Self, rhs: Other) -> Bool
      static func > <Other: BinaryInteger>(lhs: Self, rhs: Other) -> Bool
      static func >= <Other: BinaryInteger>(lhs: Self, rhs: Other) -> Bool
    }
    protocol FixedWidthInteger: BinaryInteger, LosslessStringConvertible {
      static var bitWidth: Int { get }
      static var max: Self { get }
      static var min: Self { get }
      func addingReportingOverflow(_ rhs: Self) -> (partialValue: Self, overflow: Bool)
      func subtractingReportingOverflow(_ rhs: Self) -> (partialValue: Self, overflow: Bool)
      func multipliedReportingOverflow(by rhs: Self) -> (partialValue: Self, overflow: Bool)
      var nonzeroBitCount: Int { get }
      var leadingZeroBitCount: Int { get }
      var trailingZeroBitCount: Int { get }
      init?<S: StringProtocol>(_ text: S, radix: Int = 10)
      static func &+ (lhs: Self, rhs: Self) -> Self
      static func &- (lhs: Self, rhs: Self) -> Self
      static func &* (lhs: Self, rhs: Self) -> Self
    }
    extension FixedWidthInteger {
      static func random(in range: Range<Self>) -> Self
      static func random(in range: ClosedRange<Self>) -> Self
      static func random<G: RandomNumberGenerator>(in range: ClosedRange<Self>, using generator: inout G) -> Self
    }
    protocol SignedInteger: BinaryInteger, SignedNumeric {}
    protocol UnsignedInteger: BinaryInteger {}
    protocol RandomNumberGenerator { mutating func next() -> UInt64 }
    struct SystemRandomNumberGenerator: RandomNumberGenerator {
      init()
      mutating func next() -> UInt64
    }
    enum FloatingPointRoundingRule {
      case toNearestOrAwayFromZero, toNearestOrEven, up, down, towardZero, awayFromZero
    }
    protocol FloatingPoint: Hashable, SignedNumeric, Strideable {
      static var nan: Self { get }
      static var infinity: Self { get }
      static var greatestFiniteMagnitude: Self { get }
      static var leastNonzeroMagnitude: Self { get }
      static var pi: Self { get }
      static var ulpOfOne: Self { get }
      static func / (lhs: Self, rhs: Self) -> Self
      static func /= (lhs: inout Self, rhs: Self)
      func squareRoot() -> Self
      func rounded(_ rule: FloatingPointRoundingRule) -> Self
      mutating func round(_ rule: FloatingPointRoundingRule)
      func truncatingRemainder(dividingBy other: Self) -> Self
      func remainder(dividingBy other: Self) -> Self
      var isNaN: Bool { get }
      var isInfinite: Bool { get }
      var isFinite: Bool { get }
      var isZero: Bool { get }
      static func maximum(_ x: Self, _ y: Self) -> Self
      static func minimum(_ x: Self, _ y: Self) -> Self
    }
    extension FloatingPoint {
      func rounded() -> Self
      mutating func round()
    }
    protocol BinaryFloatingPoint: FloatingPoint, ExpressibleByFloatLiteral {
      init<Source: BinaryInteger>(_ value: Source)
      init<Source: BinaryFloatingPoint>(_ value: Source)
    }
    extension BinaryFloatingPoint {
      static func random(in range: Range<Self>) -> Self
      static func random(in range: ClosedRange<Self>) -> Self
    }
    func abs<T: SignedNumeric & Comparable>(_ x: T) -> T
    func min<T: Comparable>(_ x: T, _ y: T) -> T
    func min<T: Comparable>(_ x: T, _ y: T, _ z: T, _ rest: T...) -> T
    func max<T: Comparable>(_ x: T, _ y: T) -> T
    func max<T: Comparable>(_ x: T, _ y: T, _ z: T, _ rest: T...) -> T
    func swap<T>(_ a: inout T, _ b: inout T)

    struct Bool: Hashable, ExpressibleByBooleanLiteral, CustomStringConvertible, LosslessStringConvertible {
      typealias BooleanLiteralType = Bool
      init()
      init(_ value: Bool)
      init(booleanLiteral value: Bool)
      init?(_ description: String)
      var description: String { get }
      func hash(into hasher: inout Hasher)
      mutating func toggle()
      static func random() -> Bool
      static func == (lhs: Bool, rhs: Bool) -> Bool
      prefix static func ! (a: Bool) -> Bool
      static func && (lhs: Bool, rhs: @autoclosure () throws -> Bool) rethrows -> Bool
      static func || (lhs: Bool, rhs: @autoclosure () throws -> Bool) rethrows -> Bool
    }
    """#

  /// An integer type; all of them declare the same.
  static func integer(_ name: String, isSigned: Bool) -> String {
    let kind = isSigned ? "SignedInteger" : "UnsignedInteger"
    let magnitude = isSigned ? "U\(name)" : name
    return """
      struct \(name): FixedWidthInteger, \(kind), Codable {
        typealias IntegerLiteralType = \(name)
        typealias Magnitude = \(magnitude)
        typealias Stride = Int
        init(integerLiteral value: \(name))
        init<T: BinaryFloatingPoint>(_ source: T)
        init<T: BinaryInteger>(_ source: T)
        init<T: BinaryInteger>(truncatingIfNeeded source: T)
        init<T: BinaryInteger>(clamping source: T)
        init?<T: BinaryInteger>(exactly source: T)
        init?<T: BinaryFloatingPoint>(exactly source: T)
        init?(_ description: String)
        init?<S: StringProtocol>(_ text: S, radix: Int = 10)
        init(bitPattern x: \(isSigned ? "U\(name)" : String(name.dropFirst())))
        var description: String { get }
        var magnitude: \(magnitude) { get }
        func hash(into hasher: inout Hasher)
        func distance(to other: \(name)) -> Int
        func advanced(by n: Int) -> \(name)
        static var zero: \(name) { get }
        static var max: \(name) { get }
        static var min: \(name) { get }
        static var bitWidth: Int { get }
        static var isSigned: Bool { get }
        var nonzeroBitCount: Int { get }
        var leadingZeroBitCount: Int { get }
        var trailingZeroBitCount: Int { get }
        var byteSwapped: \(name) { get }
        func isMultiple(of other: \(name)) -> Bool
        func signum() -> \(name)
        func quotientAndRemainder(dividingBy rhs: \(name)) -> (quotient: \(name), remainder: \(name))
        func addingReportingOverflow(_ rhs: \(name)) -> (partialValue: \(name), overflow: Bool)
        func subtractingReportingOverflow(_ rhs: \(name)) -> (partialValue: \(name), overflow: Bool)
        func multipliedReportingOverflow(by rhs: \(name)) -> (partialValue: \(name), overflow: Bool)
        mutating func negate()
        static func == (lhs: \(name), rhs: \(name)) -> Bool
        static func < (lhs: \(name), rhs: \(name)) -> Bool
        static func <= (lhs: \(name), rhs: \(name)) -> Bool
        static func > (lhs: \(name), rhs: \(name)) -> Bool
        static func >= (lhs: \(name), rhs: \(name)) -> Bool
        static func + (lhs: \(name), rhs: \(name)) -> \(name)
        static func - (lhs: \(name), rhs: \(name)) -> \(name)
        static func * (lhs: \(name), rhs: \(name)) -> \(name)
        static func / (lhs: \(name), rhs: \(name)) -> \(name)
        static func % (lhs: \(name), rhs: \(name)) -> \(name)
        static func & (lhs: \(name), rhs: \(name)) -> \(name)
        static func | (lhs: \(name), rhs: \(name)) -> \(name)
        static func ^ (lhs: \(name), rhs: \(name)) -> \(name)
        static func &+ (lhs: \(name), rhs: \(name)) -> \(name)
        static func &- (lhs: \(name), rhs: \(name)) -> \(name)
        static func &* (lhs: \(name), rhs: \(name)) -> \(name)
        static func += (lhs: inout \(name), rhs: \(name))
        static func -= (lhs: inout \(name), rhs: \(name))
        static func *= (lhs: inout \(name), rhs: \(name))
        static func /= (lhs: inout \(name), rhs: \(name))
        static func %= (lhs: inout \(name), rhs: \(name))
        static func &= (lhs: inout \(name), rhs: \(name))
        static func |= (lhs: inout \(name), rhs: \(name))
        static func ^= (lhs: inout \(name), rhs: \(name))
        prefix static func ~ (x: \(name)) -> \(name)
        \(isSigned ? "prefix static func - (x: \(name)) -> \(name)" : "")
        prefix static func + (x: \(name)) -> \(name)
      }
      """
  }

  static func floatingPoint(_ name: String) -> String {
    """
    struct \(name): BinaryFloatingPoint, CustomStringConvertible, LosslessStringConvertible, Codable {
      typealias FloatLiteralType = \(name)
      typealias IntegerLiteralType = Int64
      typealias Magnitude = \(name)
      typealias Stride = \(name)
      init()
      init(integerLiteral value: Int64)
      init(floatLiteral value: \(name))
      init(_ value: Int)
      init(_ value: Double)
      init(_ value: Float)
      init<Source: BinaryInteger>(_ value: Source)
      init<Source: BinaryFloatingPoint>(_ value: Source)
      init?<T: BinaryInteger>(exactly source: T)
      init?<S: StringProtocol>(_ text: S)
      init?(_ description: String)
      var description: String { get }
      var magnitude: \(name) { get }
      func hash(into hasher: inout Hasher)
      func distance(to other: \(name)) -> \(name)
      func advanced(by n: \(name)) -> \(name)
      static var zero: \(name) { get }
      static var nan: \(name) { get }
      static var infinity: \(name) { get }
      static var greatestFiniteMagnitude: \(name) { get }
      static var leastNonzeroMagnitude: \(name) { get }
      static var pi: \(name) { get }
      static var ulpOfOne: \(name) { get }
      func squareRoot() -> \(name)
      func rounded(_ rule: FloatingPointRoundingRule) -> \(name)
      mutating func round(_ rule: FloatingPointRoundingRule)
      func truncatingRemainder(dividingBy other: \(name)) -> \(name)
      func remainder(dividingBy other: \(name)) -> \(name)
      var isNaN: Bool { get }
      var isInfinite: Bool { get }
      var isFinite: Bool { get }
      var isZero: Bool { get }
      static func maximum(_ x: \(name), _ y: \(name)) -> \(name)
      static func minimum(_ x: \(name), _ y: \(name)) -> \(name)
      mutating func negate()
      static func == (lhs: \(name), rhs: \(name)) -> Bool
      static func < (lhs: \(name), rhs: \(name)) -> Bool
      static func <= (lhs: \(name), rhs: \(name)) -> Bool
      static func > (lhs: \(name), rhs: \(name)) -> Bool
      static func >= (lhs: \(name), rhs: \(name)) -> Bool
      static func + (lhs: \(name), rhs: \(name)) -> \(name)
      static func - (lhs: \(name), rhs: \(name)) -> \(name)
      static func * (lhs: \(name), rhs: \(name)) -> \(name)
      static func / (lhs: \(name), rhs: \(name)) -> \(name)
      static func += (lhs: inout \(name), rhs: \(name))
      static func -= (lhs: inout \(name), rhs: \(name))
      static func *= (lhs: inout \(name), rhs: \(name))
      static func /= (lhs: inout \(name), rhs: \(name))
      prefix static func - (x: \(name)) -> \(name)
      prefix static func + (x: \(name)) -> \(name)
    }
    """
  }
}
