extension FoundationLibrary {
  static let dateFormats = #"""
    open class Formatter: NSObject {
      open func string(for obj: Any?) -> String?
    }
    open class DateFormatter: Formatter {
      enum Style: UInt { case none, short, medium, long, full }
      override init()
      open var dateFormat: String! { get set }
      open var dateStyle: DateFormatter.Style { get set }
      open var timeStyle: DateFormatter.Style { get set }
      open var locale: Locale! { get set }
      open var timeZone: TimeZone! { get set }
      open var calendar: Calendar! { get set }
      open var isLenient: Bool { get set }
      open var doesRelativeDateFormatting: Bool { get set }
      open var amSymbol: String! { get set }
      open var pmSymbol: String! { get set }
      open func string(from date: Date) -> String
      open func date(from string: String) -> Date?
      open func setLocalizedDateFormatFromTemplate(_ dateFormatTemplate: String)
      class func localizedString(from date: Date, dateStyle dstyle: DateFormatter.Style, timeStyle tstyle: DateFormatter.Style) -> String
    }
    open class ISO8601DateFormatter: Formatter {
      struct Options: OptionSet {
        typealias RawValue = UInt
        typealias Element = ISO8601DateFormatter.Options
        typealias ArrayLiteralElement = ISO8601DateFormatter.Options
        let rawValue: UInt
        init(rawValue: UInt) { self.rawValue = rawValue }
        static var withYear: ISO8601DateFormatter.Options { get }
        static var withMonth: ISO8601DateFormatter.Options { get }
        static var withDay: ISO8601DateFormatter.Options { get }
        static var withTime: ISO8601DateFormatter.Options { get }
        static var withTimeZone: ISO8601DateFormatter.Options { get }
        static var withFullDate: ISO8601DateFormatter.Options { get }
        static var withFullTime: ISO8601DateFormatter.Options { get }
        static var withInternetDateTime: ISO8601DateFormatter.Options { get }
        static var withFractionalSeconds: ISO8601DateFormatter.Options { get }
        static var withDashSeparatorInDate: ISO8601DateFormatter.Options { get }
        static var withColonSeparatorInTime: ISO8601DateFormatter.Options { get }
      }
      override init()
      var formatOptions: ISO8601DateFormatter.Options { get set }
      var timeZone: TimeZone! { get set }
      func string(from date: Date) -> String
      func date(from string: String) -> Date?
    }
    open class RelativeDateTimeFormatter: Formatter {
      override init()
      func localizedString(for date: Date, relativeTo referenceDate: Date) -> String
      func localizedString(fromTimeInterval timeInterval: Double) -> String
    }
    open class DateComponentsFormatter: Formatter {
      enum UnitsStyle: Int { case positional, abbreviated, short, full, spellOut, brief }
      override init()
      var unitsStyle: DateComponentsFormatter.UnitsStyle { get set }
      var allowedUnits: Set<Calendar.Component> { get set }
      func string(from ti: Double) -> String?
      func string(from startDate: Date, to endDate: Date) -> String?
    }
    open class ByteCountFormatter: Formatter {
      override init()
      func string(fromByteCount byteCount: Int64) -> String
    }
    """#

  static let numberFormats = #"""
    open class NumberFormatter: Formatter {
      enum Style: UInt { case none, decimal, currency, percent, scientific, spellOut, ordinal }
      enum RoundingMode: UInt { case ceiling, floor, down, up, halfEven, halfDown, halfUp }
      override init()
      open var numberStyle: NumberFormatter.Style { get set }
      open var locale: Locale! { get set }
      open var roundingMode: NumberFormatter.RoundingMode { get set }
      open var minimumFractionDigits: Int { get set }
      open var maximumFractionDigits: Int { get set }
      open var minimumIntegerDigits: Int { get set }
      open var maximumIntegerDigits: Int { get set }
      open var minimumSignificantDigits: Int { get set }
      open var maximumSignificantDigits: Int { get set }
      open var usesSignificantDigits: Bool { get set }
      open var usesGroupingSeparator: Bool { get set }
      open var groupingSeparator: String! { get set }
      open var groupingSize: Int { get set }
      open var decimalSeparator: String! { get set }
      open var currencyCode: String! { get set }
      open var currencySymbol: String! { get set }
      open var positivePrefix: String! { get set }
      open var positiveSuffix: String! { get set }
      open var negativePrefix: String! { get set }
      open var negativeSuffix: String! { get set }
      open var positiveFormat: String! { get set }
      open var negativeFormat: String! { get set }
      open var zeroSymbol: String? { get set }
      open var percentSymbol: String! { get set }
      open var minusSign: String! { get set }
      open var plusSign: String! { get set }
      open var multiplier: NSNumber? { get set }
      open var minimum: NSNumber? { get set }
      open var maximum: NSNumber? { get set }
      open var isLenient: Bool { get set }
      open var allowsFloats: Bool { get set }
      open var generatesDecimalNumbers: Bool { get set }
      open var paddingCharacter: String! { get set }
      open var formatWidth: Int { get set }
      open func string(from number: NSNumber) -> String?
      open func number(from string: String) -> NSNumber?
      class func localizedString(from num: NSNumber, number nstyle: NumberFormatter.Style) -> String
    }
    protocol FormatStyle<FormatInput, FormatOutput> {
      associatedtype FormatInput
      associatedtype FormatOutput
      func format(_ value: FormatInput) -> FormatOutput
    }
    struct NumberFormatStyleConfiguration {
      struct Precision: Sendable {
        static func fractionLength(_ length: Int) -> NumberFormatStyleConfiguration.Precision
        static func fractionLength<R: RangeExpression>(_ limits: R) -> NumberFormatStyleConfiguration.Precision where R.Bound == Int
        static func significantDigits(_ digits: Int) -> NumberFormatStyleConfiguration.Precision
        static func integerLength(_ length: Int) -> NumberFormatStyleConfiguration.Precision
        static func integerAndFractionLength(integer: Int, fraction: Int) -> NumberFormatStyleConfiguration.Precision
      }
      struct Grouping: Sendable {
        static var automatic: NumberFormatStyleConfiguration.Grouping { get }
        static var never: NumberFormatStyleConfiguration.Grouping { get }
      }
      struct SignDisplayStrategy: Sendable {
        static var automatic: NumberFormatStyleConfiguration.SignDisplayStrategy { get }
        static var never: NumberFormatStyleConfiguration.SignDisplayStrategy { get }
        static func always(includingZero: Bool = true) -> NumberFormatStyleConfiguration.SignDisplayStrategy
      }
      struct Notation: Sendable {
        static var automatic: NumberFormatStyleConfiguration.Notation { get }
        static var scientific: NumberFormatStyleConfiguration.Notation { get }
        static var compactName: NumberFormatStyleConfiguration.Notation { get }
      }
    }
    struct FloatingPointFormatStyle<Value: BinaryFloatingPoint>: FormatStyle {
      typealias FormatInput = Value
      typealias FormatOutput = String
      init()
      func format(_ value: Value) -> String
      func precision(_ p: NumberFormatStyleConfiguration.Precision) -> FloatingPointFormatStyle<Value>
      func grouping(_ group: NumberFormatStyleConfiguration.Grouping) -> FloatingPointFormatStyle<Value>
      func sign(strategy: NumberFormatStyleConfiguration.SignDisplayStrategy) -> FloatingPointFormatStyle<Value>
      func notation(_ notation: NumberFormatStyleConfiguration.Notation) -> FloatingPointFormatStyle<Value>
      func locale(_ locale: Locale) -> FloatingPointFormatStyle<Value>
      func rounded(rule: FloatingPointRoundingRule = .toNearestOrEven, increment: Double? = nil) -> FloatingPointFormatStyle<Value>
      struct Percent: FormatStyle {
        typealias FormatInput = Value
        typealias FormatOutput = String
        init()
        func format(_ value: Value) -> String
        func precision(_ p: NumberFormatStyleConfiguration.Precision) -> FloatingPointFormatStyle<Value>.Percent
      }
      struct Currency: FormatStyle {
        typealias FormatInput = Value
        typealias FormatOutput = String
        init(code: String)
        func format(_ value: Value) -> String
        func precision(_ p: NumberFormatStyleConfiguration.Precision) -> FloatingPointFormatStyle<Value>.Currency
      }
    }
    struct IntegerFormatStyle<Value: BinaryInteger>: FormatStyle {
      typealias FormatInput = Value
      typealias FormatOutput = String
      init()
      func format(_ value: Value) -> String
      func precision(_ p: NumberFormatStyleConfiguration.Precision) -> IntegerFormatStyle<Value>
      func grouping(_ group: NumberFormatStyleConfiguration.Grouping) -> IntegerFormatStyle<Value>
      func sign(strategy: NumberFormatStyleConfiguration.SignDisplayStrategy) -> IntegerFormatStyle<Value>
      func notation(_ notation: NumberFormatStyleConfiguration.Notation) -> IntegerFormatStyle<Value>
      func locale(_ locale: Locale) -> IntegerFormatStyle<Value>
    }
    extension FormatStyle where Self == FloatingPointFormatStyle<Double> {
      static var number: FloatingPointFormatStyle<Double> { FloatingPointFormatStyle<Double>() }
    }
    extension FormatStyle where Self == IntegerFormatStyle<Int> {
      static var number: IntegerFormatStyle<Int> { IntegerFormatStyle<Int>() }
    }
    extension FormatStyle where Self == FloatingPointFormatStyle<Double>.Percent {
      static var percent: FloatingPointFormatStyle<Double>.Percent { get }
    }
    extension FormatStyle where Self == FloatingPointFormatStyle<Double>.Currency {
      static func currency(code: String) -> FloatingPointFormatStyle<Double>.Currency
    }
    extension BinaryInteger {
      func formatted() -> String
      func formatted<S: FormatStyle>(_ format: S) -> S.FormatOutput where S.FormatInput == Self { format.format(self) }
    }
    extension BinaryFloatingPoint {
      func formatted() -> String
      func formatted<S: FormatStyle>(_ format: S) -> S.FormatOutput where S.FormatInput == Self { format.format(self) }
    }
    extension Sequence where Element == String {
      func formatted() -> String
    }
    """#
}
