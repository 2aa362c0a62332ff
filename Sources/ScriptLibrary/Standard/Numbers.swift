enum NumberProtocols: LibraryPart {
  static let declaration = #"""
    protocol AdditiveArithmetic: Equatable {
      static var zero: Self { get }
      static func + (lhs: Self, rhs: Self) -> Self
      static func += (lhs: inout Self, rhs: Self)
      static func - (lhs: Self, rhs: Self) -> Self
      static func -= (lhs: inout Self, rhs: Self)
    }
    extension AdditiveArithmetic {
      static func += (lhs: inout Self, rhs: Self) { lhs = lhs + rhs }
      static func -= (lhs: inout Self, rhs: Self) { lhs = lhs - rhs }
      prefix static func + (x: Self) -> Self { x }
    }
    extension AdditiveArithmetic where Self: ExpressibleByIntegerLiteral {
      static var zero: Self { 0 }
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
    extension SignedNumeric {
      prefix static func - (operand: Self) -> Self {
        var result = operand
        result.negate()
        return result
      }
      mutating func negate() { self = 0 - self }
    }
    protocol Strideable<Stride>: Comparable {
      associatedtype Stride: SignedNumeric, Comparable
      func distance(to other: Self) -> Stride
      func advanced(by n: Stride) -> Self
    }
    extension Strideable {
      static func < (x: Self, y: Self) -> Bool { x.distance(to: y) > 0 }
      static func == (x: Self, y: Self) -> Bool { x.distance(to: y) == 0 }
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
      var bitWidth: Int { get }
      var trailingZeroBitCount: Int { get }
    }
    extension BinaryInteger {
      static func >> <RHS: BinaryInteger>(lhs: Self, rhs: RHS) -> Self
      static func << <RHS: BinaryInteger>(lhs: Self, rhs: RHS) -> Self
      static func >>= <RHS: BinaryInteger>(lhs: inout Self, rhs: RHS) { lhs = lhs >> rhs }
      static func <<= <RHS: BinaryInteger>(lhs: inout Self, rhs: RHS) { lhs = lhs << rhs }
      static func == <Other: BinaryInteger>(lhs: Self, rhs: Other) -> Bool
      static func != <Other: BinaryInteger>(lhs: Self, rhs: Other) -> Bool
      static func < <Other: BinaryInteger>(lhs: Self, rhs: Other) -> Bool
      static func <= <Other: BinaryInteger>(lhs: Self, rhs: Other) -> Bool
      static func > <Other: BinaryInteger>(lhs: Self, rhs: Other) -> Bool
      static func >= <Other: BinaryInteger>(lhs: Self, rhs: Other) -> Bool
      init() { self = 0 }
      init?<T: BinaryFloatingPoint>(exactly source: T)
      func isMultiple(of other: Self) -> Bool {
        if other == 0 { return self == 0 }
        return self % other == 0
      }
      func signum() -> Self {
        if self > 0 { return 1 }
        if self < 0 { return 0 - 1 }
        return 0
      }
      func quotientAndRemainder(dividingBy rhs: Self) -> (quotient: Self, remainder: Self) {
        (quotient: self / rhs, remainder: self % rhs)
      }
    }
    protocol FixedWidthInteger: BinaryInteger, LosslessStringConvertible {
      static var bitWidth: Int { get }
      static var max: Self { get }
      static var min: Self { get }
      func addingReportingOverflow(_ rhs: Self) -> (partialValue: Self, overflow: Bool)
      func subtractingReportingOverflow(_ rhs: Self) -> (partialValue: Self, overflow: Bool)
      func multipliedReportingOverflow(by rhs: Self) -> (partialValue: Self, overflow: Bool)
      func dividedReportingOverflow(by rhs: Self) -> (partialValue: Self, overflow: Bool)
      func remainderReportingOverflow(dividingBy rhs: Self) -> (partialValue: Self, overflow: Bool)
      var nonzeroBitCount: Int { get }
      var leadingZeroBitCount: Int { get }
      var byteSwapped: Self { get }
    }
    extension FixedWidthInteger {
      init?<S: StringProtocol>(_ text: S, radix: Int = 10)
      var bitWidth: Int { Self.bitWidth }
      var bigEndian: Self { byteSwapped }
      var littleEndian: Self { self }
      init(bigEndian value: Self) { self = value.byteSwapped }
      init(littleEndian value: Self) { self = value }
      static func &+ (lhs: Self, rhs: Self) -> Self { lhs.addingReportingOverflow(rhs).partialValue }
      static func &- (lhs: Self, rhs: Self) -> Self { lhs.subtractingReportingOverflow(rhs).partialValue }
      static func &* (lhs: Self, rhs: Self) -> Self { lhs.multipliedReportingOverflow(by: rhs).partialValue }
      static func &+= (lhs: inout Self, rhs: Self) { lhs = lhs &+ rhs }
      static func &-= (lhs: inout Self, rhs: Self) { lhs = lhs &- rhs }
      static func &*= (lhs: inout Self, rhs: Self) { lhs = lhs &* rhs }
      static func &<< (lhs: Self, rhs: Self) -> Self
      static func &>> (lhs: Self, rhs: Self) -> Self
      static func &<<= (lhs: inout Self, rhs: Self) { lhs = lhs &<< rhs }
      static func &>>= (lhs: inout Self, rhs: Self) { lhs = lhs &>> rhs }
      static func random(in range: Range<Self>) -> Self {
        var generator = SystemRandomNumberGenerator()
        return random(in: range, using: &generator)
      }
      static func random(in range: ClosedRange<Self>) -> Self {
        var generator = SystemRandomNumberGenerator()
        return random(in: range, using: &generator)
      }
      static func random<G: RandomNumberGenerator>(in range: Range<Self>, using generator: inout G) -> Self
      static func random<G: RandomNumberGenerator>(in range: ClosedRange<Self>, using generator: inout G) -> Self
    }
    protocol SignedInteger: BinaryInteger, SignedNumeric {}
    extension SignedInteger {
      static var isSigned: Bool { true }
    }
    protocol UnsignedInteger: BinaryInteger {}
    extension UnsignedInteger {
      static var isSigned: Bool { false }
      var magnitude: Self { self }
    }
    protocol RandomNumberGenerator { mutating func next() -> UInt64 }
    extension RandomNumberGenerator {
      mutating func next<T: FixedWidthInteger & UnsignedInteger>() -> T { T(truncatingIfNeeded: next()) }
      mutating func next<T: FixedWidthInteger & UnsignedInteger>(upperBound: T) -> T { next() % upperBound }
    }
    struct SystemRandomNumberGenerator: RandomNumberGenerator {
      init()
      mutating func next() -> UInt64
    }
    enum FloatingPointRoundingRule {
      case toNearestOrAwayFromZero, toNearestOrEven, up, down, towardZero, awayFromZero
    }
    enum FloatingPointSign: Int { case plus, minus }
    enum FloatingPointClassification {
      case signalingNaN, quietNaN, negativeInfinity, negativeNormal, negativeSubnormal, negativeZero
      case positiveZero, positiveSubnormal, positiveNormal, positiveInfinity
    }
    protocol FloatingPoint: Hashable, SignedNumeric, Strideable where Magnitude == Self {
      static var nan: Self { get }
      static var signalingNaN: Self { get }
      static var infinity: Self { get }
      static var greatestFiniteMagnitude: Self { get }
      static var leastNormalMagnitude: Self { get }
      static var leastNonzeroMagnitude: Self { get }
      static var pi: Self { get }
      static var ulpOfOne: Self { get }
      init(_ value: Int)
      init<Source: BinaryInteger>(_ value: Source)
      init(sign: FloatingPointSign, exponent: Int, significand: Self)
      init(signOf: Self, magnitudeOf: Self)
      var sign: FloatingPointSign { get }
      var exponent: Int { get }
      var significand: Self { get }
      var ulp: Self { get }
      static func / (lhs: Self, rhs: Self) -> Self
      static func /= (lhs: inout Self, rhs: Self)
      func squareRoot() -> Self
      func rounded(_ rule: FloatingPointRoundingRule) -> Self
      mutating func round(_ rule: FloatingPointRoundingRule)
      func truncatingRemainder(dividingBy other: Self) -> Self
      func remainder(dividingBy other: Self) -> Self
      mutating func formTruncatingRemainder(dividingBy other: Self)
      mutating func formRemainder(dividingBy other: Self)
      mutating func formSquareRoot()
      func addingProduct(_ lhs: Self, _ rhs: Self) -> Self
      mutating func addProduct(_ lhs: Self, _ rhs: Self)
      func isEqual(to other: Self) -> Bool
      func isLess(than other: Self) -> Bool
      func isLessThanOrEqualTo(_ other: Self) -> Bool
      func isTotallyOrdered(belowOrEqualTo other: Self) -> Bool
      var nextUp: Self { get }
      var nextDown: Self { get }
      var isNaN: Bool { get }
      var isSignalingNaN: Bool { get }
      var isInfinite: Bool { get }
      var isFinite: Bool { get }
      var isZero: Bool { get }
      var isNormal: Bool { get }
      var isSubnormal: Bool { get }
      var isCanonical: Bool { get }
      var floatingPointClass: FloatingPointClassification { get }
      static func maximum(_ x: Self, _ y: Self) -> Self
      static func minimum(_ x: Self, _ y: Self) -> Self
    }
    extension FloatingPoint {
      func rounded() -> Self { rounded(.toNearestOrAwayFromZero) }
      mutating func round() { round(.toNearestOrAwayFromZero) }
      mutating func round(_ rule: FloatingPointRoundingRule) { self = rounded(rule) }
      mutating func formTruncatingRemainder(dividingBy other: Self) { self = truncatingRemainder(dividingBy: other) }
      mutating func formRemainder(dividingBy other: Self) { self = remainder(dividingBy: other) }
      mutating func formSquareRoot() { self = squareRoot() }
      mutating func addProduct(_ lhs: Self, _ rhs: Self) { self = addingProduct(lhs, rhs) }
      static func /= (lhs: inout Self, rhs: Self) { lhs = lhs / rhs }
      func isEqual(to other: Self) -> Bool { self == other }
      func isLess(than other: Self) -> Bool { self < other }
      func isLessThanOrEqualTo(_ other: Self) -> Bool { self <= other }
      var isCanonical: Bool { true }
      static func maximum(_ x: Self, _ y: Self) -> Self { x.isNaN ? y : y.isNaN ? x : x > y ? x : y }
      static func minimum(_ x: Self, _ y: Self) -> Self { x.isNaN ? y : y.isNaN ? x : x < y ? x : y }
    }
    protocol BinaryFloatingPoint: FloatingPoint, ExpressibleByFloatLiteral {
      init<Source: BinaryInteger>(_ value: Source)
      init<Source: BinaryFloatingPoint>(_ value: Source)
      init?<Source: BinaryFloatingPoint>(exactly value: Source)
      static var exponentBitCount: Int { get }
      static var significandBitCount: Int { get }
    }
    extension BinaryFloatingPoint {
      static func random(in range: Range<Self>) -> Self {
        var generator = SystemRandomNumberGenerator()
        return random(in: range, using: &generator)
      }
      static func random(in range: ClosedRange<Self>) -> Self {
        var generator = SystemRandomNumberGenerator()
        return random(in: range, using: &generator)
      }
      static func random<T: RandomNumberGenerator>(in range: Range<Self>, using generator: inout T) -> Self
      static func random<T: RandomNumberGenerator>(in range: ClosedRange<Self>, using generator: inout T) -> Self
    }
    func abs<T: SignedNumeric & Comparable>(_ x: T) -> T { x < 0 ? -x : x }
    func min<T: Comparable>(_ x: T, _ y: T) -> T { y < x ? y : x }
    func min<T: Comparable>(_ x: T, _ y: T, _ z: T, _ rest: T...) -> T {
      var result = min(min(x, y), z)
      for value in rest { result = min(result, value) }
      return result
    }
    func max<T: Comparable>(_ x: T, _ y: T) -> T { y >= x ? y : x }
    func max<T: Comparable>(_ x: T, _ y: T, _ z: T, _ rest: T...) -> T {
      var result = max(max(x, y), z)
      for value in rest { result = max(result, value) }
      return result
    }

    struct Bool: Hashable, Codable, Sendable, CustomReflectable, ExpressibleByBooleanLiteral, CustomStringConvertible, LosslessStringConvertible {
      typealias BooleanLiteralType = Bool
      init()
      init(_ value: Bool)
      init(booleanLiteral value: Bool)
      init?(_ description: String)
      var description: String { get }
      var customMirror: Mirror { get }
      func hash(into hasher: inout Hasher)
      mutating func toggle() { self = !self }
      static func random() -> Bool {
        var generator = SystemRandomNumberGenerator()
        return random(using: &generator)
      }
      static func random<T: RandomNumberGenerator>(using generator: inout T) -> Bool { (generator.next() >> 17) & 1 == 0 }
      static func == (lhs: Bool, rhs: Bool) -> Bool
      prefix static func ! (a: Bool) -> Bool
      static func && (lhs: Bool, rhs: @autoclosure () throws -> Bool) rethrows -> Bool
      static func || (lhs: Bool, rhs: @autoclosure () throws -> Bool) rethrows -> Bool
    }
    """#
}
