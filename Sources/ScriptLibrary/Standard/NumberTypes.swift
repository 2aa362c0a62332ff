enum NumberTypes: LibraryPart {
  static let declaration =
    ["", "8", "16", "32", "64"].map { size in
      integer("Int\(size)", isSigned: true) + integer("UInt\(size)", isSigned: false)
    }.joined() + floatingPoint("Double") + floatingPoint("Float")
    + "extension UInt8 { init(ascii v: Unicode.Scalar) }\n"
    + [
      "CChar = Int8", "CInt = Int32", "CLong = Int", "CUnsignedInt = UInt32", "CDouble = Double",
      "CFloat = Float", "Float32 = Float", "Float64 = Double",
    ]
    .map { "typealias \($0)\n" }.joined()

  /// What a number type has of its own, so that common code calls no generic function.
  private static func common(_ name: String) -> String {
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
      static var zero: \(name) { get }
      static func == (lhs: \(name), rhs: \(name)) -> Bool
      static func != (lhs: \(name), rhs: \(name)) -> Bool
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

    """
  }

  private static func negation(_ name: String) -> String {
    "  prefix static func - (x: \(name)) -> \(name)\n"
  }

  private static func integer(_ name: String, isSigned: Bool) -> String {
    let kind = isSigned ? "SignedInteger" : "UnsignedInteger"
    let magnitude = isSigned ? "U\(name)" : name
    let common = common(name) + (isSigned ? negation(name) : "")
    return """
      struct \(name): ExpressibleByIntegerLiteral, Equatable, Comparable, Hashable, FixedWidthInteger, \(kind), Codable, Sendable, CustomReflectable {
        typealias IntegerLiteralType = \(name)
        typealias Magnitude = \(magnitude)
        typealias Stride = Int
      \(common)
        init(integerLiteral value: \(name))
        init<T: BinaryInteger>(truncatingIfNeeded source: T)
        init<T: BinaryInteger>(clamping source: T)
        init(bitPattern x: \(isSigned ? "U\(name)" : String(name.dropFirst())))
        var magnitude: \(magnitude) { get }
        func distance(to other: \(name)) -> Int
        func advanced(by n: Int) -> \(name)
        static var max: \(name) { get }
        static var min: \(name) { get }
        static var bitWidth: Int { get }
        var nonzeroBitCount: Int { get }
        var leadingZeroBitCount: Int { get }
        var trailingZeroBitCount: Int { get }
        var byteSwapped: \(name) { get }
        func addingReportingOverflow(_ rhs: \(name)) -> (partialValue: \(name), overflow: Bool)
        func subtractingReportingOverflow(_ rhs: \(name)) -> (partialValue: \(name), overflow: Bool)
        func multipliedReportingOverflow(by rhs: \(name)) -> (partialValue: \(name), overflow: Bool)
        func dividedReportingOverflow(by rhs: \(name)) -> (partialValue: \(name), overflow: Bool)
        func remainderReportingOverflow(dividingBy rhs: \(name)) -> (partialValue: \(name), overflow: Bool)
        func multipliedFullWidth(by other: \(name)) -> (high: \(name), low: \(magnitude))
        static func % (lhs: \(name), rhs: \(name)) -> \(name)
        static func & (lhs: \(name), rhs: \(name)) -> \(name)
        static func | (lhs: \(name), rhs: \(name)) -> \(name)
        static func ^ (lhs: \(name), rhs: \(name)) -> \(name)
        static func %= (lhs: inout \(name), rhs: \(name))
        static func &= (lhs: inout \(name), rhs: \(name))
        static func |= (lhs: inout \(name), rhs: \(name))
        static func ^= (lhs: inout \(name), rhs: \(name))
        prefix static func ~ (x: \(name)) -> \(name)
      }

      """
  }

  private static func floatingPoint(_ name: String) -> String {
    """
    struct \(name): ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, Equatable, Comparable, Hashable, BinaryFloatingPoint, LosslessStringConvertible, CustomDebugStringConvertible, TextOutputStreamable, Codable, Sendable, CustomReflectable {
      typealias FloatLiteralType = \(name)
      typealias IntegerLiteralType = Int64
      typealias Magnitude = \(name)
      typealias Stride = \(name)
    \(common(name) + negation(name))
      init()
      init(integerLiteral value: Int64)
      init(floatLiteral value: \(name))
      init(_ value: Int)
      init(_ value: Double)
      init(_ value: Float)
      init(sign: FloatingPointSign, exponent: Int, significand: \(name))
      init(signOf sign: \(name), magnitudeOf magnitude: \(name))
      init(bitPattern: \(name == "Double" ? "UInt64" : "UInt32"))
      var bitPattern: \(name == "Double" ? "UInt64" : "UInt32") { get }
      var debugDescription: String { get }
      func write<Target: TextOutputStream>(to target: inout Target) { target.write(description) }
      var magnitude: \(name) { get }
      var sign: FloatingPointSign { get }
      var exponent: Int { get }
      var significand: \(name) { get }
      var ulp: \(name) { get }
      func distance(to other: \(name)) -> \(name) { other - self }
      func advanced(by n: \(name)) -> \(name) { self + n }
      static var nan: \(name) { get }
      static var signalingNaN: \(name) { get }
      static var infinity: \(name) { get }
      static var greatestFiniteMagnitude: \(name) { get }
      static var leastNormalMagnitude: \(name) { get }
      static var leastNonzeroMagnitude: \(name) { get }
      static var pi: \(name) { get }
      static var ulpOfOne: \(name) { get }
      func squareRoot() -> \(name)
      func rounded(_ rule: FloatingPointRoundingRule) -> \(name)
      func truncatingRemainder(dividingBy other: \(name)) -> \(name)
      func remainder(dividingBy other: \(name)) -> \(name)
      func addingProduct(_ lhs: \(name), _ rhs: \(name)) -> \(name)
      func isTotallyOrdered(belowOrEqualTo other: \(name)) -> Bool
      var nextUp: \(name) { get }
      var nextDown: \(name) { get }
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
