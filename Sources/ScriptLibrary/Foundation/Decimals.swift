extension FoundationLibrary {
  static let decimals = #"""
    struct Decimal: SignedNumeric, Hashable, Comparable, Strideable, Codable, Sendable, ExpressibleByFloatLiteral, CustomStringConvertible {
      typealias Magnitude = Decimal
      typealias Stride = Decimal
      typealias IntegerLiteralType = Int
      typealias FloatLiteralType = Double
      enum RoundingMode: UInt { case plain, down, up, bankers }
      init()
      init(_ value: Int)
      init(_ value: UInt)
      init(_ value: Int64)
      init(_ value: Double)
      init<T: BinaryInteger>(_ value: T)
      init?<T: BinaryInteger>(exactly source: T)
      init?(string: String, locale: Locale? = nil)
      init(sign: FloatingPointSign, exponent: Int, significand: Decimal)
      init(integerLiteral value: Int)
      init(floatLiteral value: Double)
      init(from decoder: any Decoder) throws
      func encode(to encoder: any Encoder) throws
      static var pi: Decimal { get }
      static var nan: Decimal { get }
      static var greatestFiniteMagnitude: Decimal { get }
      var isNaN: Bool { get }
      var isZero: Bool { get }
      var isSignMinus: Bool { get }
      var exponent: Int { get }
      var significand: Decimal { get }
      var magnitude: Decimal { get }
      var description: String { get }
      func distance(to other: Decimal) -> Decimal { other - self }
      func advanced(by n: Decimal) -> Decimal { self + n }
      func hash(into hasher: inout Hasher)
      func formatted() -> String
      mutating func negate()
      static func == (lhs: Decimal, rhs: Decimal) -> Bool
      static func < (lhs: Decimal, rhs: Decimal) -> Bool
      static func + (lhs: Decimal, rhs: Decimal) -> Decimal
      static func - (lhs: Decimal, rhs: Decimal) -> Decimal
      static func * (lhs: Decimal, rhs: Decimal) -> Decimal
      static func / (lhs: Decimal, rhs: Decimal) -> Decimal
      static func += (lhs: inout Decimal, rhs: Decimal)
      static func -= (lhs: inout Decimal, rhs: Decimal)
      static func *= (lhs: inout Decimal, rhs: Decimal)
      static func /= (lhs: inout Decimal, rhs: Decimal)
      prefix static func - (operand: Decimal) -> Decimal
    }
    extension Double { init(truncating number: NSNumber) }
    extension Int { init(truncating number: NSNumber) }
    func pow(_ x: Decimal, _ y: Int) -> Decimal
    func NSDecimalRound(_ result: UnsafeMutablePointer<Decimal>, _ number: UnsafePointer<Decimal>, _ scale: Int, _ roundingMode: NSDecimalNumber.RoundingMode)
    class NSDecimalNumber: NSNumber {
      typealias RoundingMode = Decimal.RoundingMode
      init(decimal: Decimal)
      init(string numberValue: String?)
      var decimalValue: Decimal { get }
    }
    """#
}
