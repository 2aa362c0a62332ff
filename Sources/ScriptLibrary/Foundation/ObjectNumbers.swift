/// `NSNumber` and `NSDecimalNumber`, numbers as objects.
enum BoxedNumbers: LibraryPart {
  static let declaration = #"""
    open class NSNumber: NSValue, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, ExpressibleByBooleanLiteral {
      typealias IntegerLiteralType = Int
      typealias FloatLiteralType = Double
      typealias BooleanLiteralType = Bool
      private let whole: Int
      private let real: Double
      private let text: String
      init(_ whole: Int, _ real: Double, _ text: String) {
        self.whole = whole
        self.real = real
        self.text = text
        super.init()
      }
      required convenience init(integerLiteral value: Int) { self.init(value: value) }
      required convenience init(floatLiteral value: Double) { self.init(value: value) }
      required convenience init(booleanLiteral value: Bool) { self.init(value: value) }
      convenience init(value: Bool) { self.init(value ? 1 : 0, value ? 1.0 : 0.0, value ? "1" : "0") }
      convenience init(value: Int) { self.init(value, Double(value), "\(value)") }
      convenience init(value: UInt) { self.init(Int(truncatingIfNeeded: value), Double(value), "\(value)") }
      convenience init(value: Double) {
        let isWhole = value == value.rounded(.towardZero) && value.magnitude < 1e15
        self.init(
          value.magnitude < 9e18 ? Int(value) : 0, value, isWhole ? "\(Int(value))" : "\(value)"
        )
      }
      convenience init(value: Float) {
        let isWhole = value == value.rounded(.towardZero) && value.magnitude < 1e6
        self.init(
          value.magnitude < 9e18 ? Int(value) : 0, Double(value), isWhole ? "\(Int(value))" : "\(value)"
        )
      }
      convenience init(value: Int64) { self.init(value: Int(value)) }
      convenience init(value: Int32) { self.init(value: Int(value)) }
      convenience init(value: Int16) { self.init(value: Int(value)) }
      convenience init(value: Int8) { self.init(value: Int(value)) }
      convenience init(value: UInt64) { self.init(value: UInt(value)) }
      convenience init(value: UInt32) { self.init(value: UInt(value)) }
      convenience init(value: UInt16) { self.init(value: UInt(value)) }
      convenience init(value: UInt8) { self.init(value: UInt(value)) }
      static func _bridge(_ number: Int) -> NSNumber { NSNumber(value: number) }
      static func _bridge(_ number: Double) -> NSNumber { NSNumber(value: number) }
      static func _bridge(_ flag: Bool) -> NSNumber { NSNumber(value: flag) }
      static func _bridge(_ number: NSNumber) -> NSNumber { number }
      static func _bridge(_ number: Int?) -> NSNumber? { number.map { NSNumber(value: $0) } }
      static func _bridge(_ number: Double?) -> NSNumber? { number.map { NSNumber(value: $0) } }
      static func _bridge(_ flag: Bool?) -> NSNumber? { flag.map { NSNumber(value: $0) } }
      open var intValue: Int { whole }
      open var uint64Value: UInt64 { UInt64(truncatingIfNeeded: whole) }
      open var uint32Value: UInt32 { UInt32(truncatingIfNeeded: whole) }
      open var int64Value: Int64 { Int64(whole) }
      open var int32Value: Int32 { Int32(truncatingIfNeeded: whole) }
      open var uintValue: UInt { UInt(bitPattern: whole) }
      open var doubleValue: Double { real }
      open var floatValue: Float { Float(real) }
      open var boolValue: Bool { real != 0 }
      open var stringValue: String { text }
      open var decimalValue: Decimal { Decimal(string: text) ?? Decimal(real) }
      override var description: String { text }
      open func compare(_ otherNumber: NSNumber) -> ComparisonResult {
        real < otherNumber.real ? .orderedAscending : real > otherNumber.real ? .orderedDescending : .orderedSame
      }
      override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSNumber else { return false }
        return whole == other.whole && real == other.real
      }
      override var hash: Int { whole }
    }
    open class NSDecimalNumber: NSNumber {
      typealias RoundingMode = Decimal.RoundingMode
      private let number: Decimal
      init(decimal: Decimal) {
        number = decimal
        let real = Double("\(decimal)") ?? 0
        super.init(real.magnitude < 9e18 ? Int(real) : 0, real, "\(decimal)")
      }
      convenience init(string numberValue: String?) {
        self.init(decimal: Decimal(string: numberValue ?? "") ?? Decimal.nan)
      }
      convenience init(value: Int) { self.init(decimal: Decimal(value)) }
      convenience init(value: Double) { self.init(decimal: Decimal(value)) }
      convenience init(mantissa: UInt64, exponent: Int16, isNegative flag: Bool) {
        let sign = flag ? "-" : ""
        self.init(string: "\(sign)\(mantissa)e\(exponent)")
      }
      static func _bridge(_ number: Decimal) -> NSDecimalNumber { NSDecimalNumber(decimal: number) }
      static func _bridge(_ number: Decimal?) -> NSDecimalNumber? { number.map { NSDecimalNumber(decimal: $0) } }
      static func _bridge(_ number: NSDecimalNumber) -> NSDecimalNumber { number }
      class var zero: NSDecimalNumber { NSDecimalNumber(decimal: 0) }
      class var one: NSDecimalNumber { NSDecimalNumber(decimal: 1) }
      class var notANumber: NSDecimalNumber { NSDecimalNumber(decimal: Decimal.nan) }
      override var decimalValue: Decimal { number }
      open func adding(_ other: NSDecimalNumber) -> NSDecimalNumber { NSDecimalNumber(decimal: number + other.number) }
      open func subtracting(_ other: NSDecimalNumber) -> NSDecimalNumber { NSDecimalNumber(decimal: number - other.number) }
      open func multiplying(by other: NSDecimalNumber) -> NSDecimalNumber { NSDecimalNumber(decimal: number * other.number) }
      open func dividing(by other: NSDecimalNumber) -> NSDecimalNumber { NSDecimalNumber(decimal: number / other.number) }
      open func raising(toPower power: Int) -> NSDecimalNumber { NSDecimalNumber(decimal: pow(number, power)) }
      override func compare(_ otherNumber: NSNumber) -> ComparisonResult {
        let other = otherNumber.decimalValue
        return number < other ? .orderedAscending : number > other ? .orderedDescending : .orderedSame
      }
    }
    extension Double { init(truncating number: NSNumber) { self = number.doubleValue } }
    extension Float { init(truncating number: NSNumber) { self = number.floatValue } }
    extension Int { init(truncating number: NSNumber) { self = number.intValue } }
    extension Bool { init(truncating number: NSNumber) { self = number.boolValue } }
    """#
}
