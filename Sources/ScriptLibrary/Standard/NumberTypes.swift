enum NumberTypes: LibraryPart {
  static let declaration =
    ["", "8", "16", "32", "64", "128"].map { size in
      integer("Int\(size)", isSigned: true) + integer("UInt\(size)", isSigned: false)
    }.joined() + floatingPoint("Double") + floatingPoint("Float")
    + "extension UInt8 { init(ascii v: Unicode.Scalar) }\n"
    + [
      "CChar = Int8", "CInt = Int32", "CLong = Int", "CUnsignedInt = UInt32", "CDouble = Double",
      "CFloat = Float", "Float32 = Float", "Float64 = Double",
    ]
    .map { "typealias \($0)\n" }.joined()

  /// What a number type has of its own, so that common code calls no generic function.
  private static let common =
    """
      init<T: BinaryFloatingPoint>(_ source: T)
      init<T: BinaryInteger>(_ source: T)
      init?<T: BinaryInteger>(exactly source: T)
      init?<T: BinaryFloatingPoint>(exactly source: T)
      init?(_ description: String)
      init?<S: StringProtocol>(_ text: S)
      var description: String { get }
      var customMirror: Mirror { get }
      func hash(into hasher: inout Hasher)
      static var zero: Self { get }
      static func == (lhs: Self, rhs: Self) -> Bool
      static func != (lhs: Self, rhs: Self) -> Bool
      static func < (lhs: Self, rhs: Self) -> Bool
      static func <= (lhs: Self, rhs: Self) -> Bool
      static func > (lhs: Self, rhs: Self) -> Bool
      static func >= (lhs: Self, rhs: Self) -> Bool
      static func + (lhs: Self, rhs: Self) -> Self
      static func - (lhs: Self, rhs: Self) -> Self
      static func * (lhs: Self, rhs: Self) -> Self
      static func / (lhs: Self, rhs: Self) -> Self
      static func += (lhs: inout Self, rhs: Self)
      static func -= (lhs: inout Self, rhs: Self)
      static func *= (lhs: inout Self, rhs: Self)
      static func /= (lhs: inout Self, rhs: Self)

    """

  private static let negation = "  prefix static func - (x: Self) -> Self\n"

  private static func integer(_ name: String, isSigned: Bool) -> String {
    let kind = isSigned ? "SignedInteger" : "UnsignedInteger"
    let magnitude = isSigned ? "U\(name)" : name
    let common = isSigned ? common + negation : common
    return """
      struct \(name): ExpressibleByIntegerLiteral, Equatable, Comparable, Hashable, FixedWidthInteger, \(kind), Codable, Sendable, CustomReflectable {
        typealias IntegerLiteralType = \(name)
        typealias Magnitude = \(magnitude)
        typealias Stride = Int
      \(common)
        init(integerLiteral value: Self)
        init<T: BinaryInteger>(truncatingIfNeeded source: T)
        init<T: BinaryInteger>(clamping source: T)
        init(bitPattern x: \(isSigned ? "U\(name)" : String(name.dropFirst())))
        var magnitude: \(magnitude) { get }
        func distance(to other: Self) -> Int
        func advanced(by n: Int) -> Self
        static var max: Self { get }
        static var min: Self { get }
        static var bitWidth: Int { get }
        var nonzeroBitCount: Int { get }
        var leadingZeroBitCount: Int { get }
        var trailingZeroBitCount: Int { get }
        var byteSwapped: Self { get }
        func addingReportingOverflow(_ rhs: Self) -> (partialValue: Self, overflow: Bool)
        func subtractingReportingOverflow(_ rhs: Self) -> (partialValue: Self, overflow: Bool)
        func multipliedReportingOverflow(by rhs: Self) -> (partialValue: Self, overflow: Bool)
        func dividedReportingOverflow(by rhs: Self) -> (partialValue: Self, overflow: Bool)
        func remainderReportingOverflow(dividingBy rhs: Self) -> (partialValue: Self, overflow: Bool)
        func multipliedFullWidth(by other: Self) -> (high: Self, low: \(magnitude))
        static func % (lhs: Self, rhs: Self) -> Self
        static func & (lhs: Self, rhs: Self) -> Self
        static func | (lhs: Self, rhs: Self) -> Self
        static func ^ (lhs: Self, rhs: Self) -> Self
        static func %= (lhs: inout Self, rhs: Self)
        static func &= (lhs: inout Self, rhs: Self)
        static func |= (lhs: inout Self, rhs: Self)
        static func ^= (lhs: inout Self, rhs: Self)
        prefix static func ~ (x: Self) -> Self
      \(name == "Int128" ? "  static func &* (lhs: Self, rhs: Self) -> Self\n" : "")}

      """
  }

  private static func floatingPoint(_ name: String) -> String {
    """
    struct \(name): ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, Equatable, Comparable, Hashable, BinaryFloatingPoint, LosslessStringConvertible, CustomDebugStringConvertible, TextOutputStreamable, Codable, Sendable, CustomReflectable {
      typealias FloatLiteralType = \(name)
      typealias IntegerLiteralType = Int64
      typealias Magnitude = \(name)
      typealias Stride = \(name)
    \(common + negation)
      init()
      init(integerLiteral value: Int64)
      init(floatLiteral value: Self)
      init(_ value: Int)
      init(_ value: Double)
      init(_ value: Float)
      init(sign: FloatingPointSign, exponent: Int, significand: Self)
      init(signOf sign: Self, magnitudeOf magnitude: Self)
      init(bitPattern: \(name == "Double" ? "UInt64" : "UInt32"))
      var bitPattern: \(name == "Double" ? "UInt64" : "UInt32") { get }
      static var exponentBitCount: Int { \(name == "Double" ? 11 : 8) }
      static var significandBitCount: Int { \(name == "Double" ? 52 : 23) }
      var debugDescription: String { get }
      func write<Target: TextOutputStream>(to target: inout Target) { target.write(description) }
      var magnitude: Self { get }
      var sign: FloatingPointSign { get }
      var exponent: Int { get }
      var significand: Self { get }
      var ulp: Self { get }
      var binade: Self { Self(sign: sign, exponent: exponent, significand: 1) }
      func distance(to other: Self) -> Self { other - self }
      func advanced(by n: Self) -> Self { self + n }
      static var nan: Self { get }
      static var signalingNaN: Self { get }
      static var infinity: Self { get }
      static var greatestFiniteMagnitude: Self { get }
      static var leastNormalMagnitude: Self { get }
      static var leastNonzeroMagnitude: Self { get }
      static var pi: Self { get }
      static var ulpOfOne: Self { get }
      func squareRoot() -> Self
      func rounded(_ rule: FloatingPointRoundingRule) -> Self
      func truncatingRemainder(dividingBy other: Self) -> Self
      func remainder(dividingBy other: Self) -> Self
      func addingProduct(_ lhs: Self, _ rhs: Self) -> Self
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
      var floatingPointClass: FloatingPointClassification { get }
    }

    """
  }
}
