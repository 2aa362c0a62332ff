import Foundation
import ScriptMachine

/// `NumberFormatter`, by the ways of the United States unless a script asks for others.
enum NumberFormats: LibraryPart {
  static let declaration = #"""
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
      override open func string(for obj: Any?) -> String? {
        if let number = obj as? NSNumber { return string(from: number) }
        if let number = obj as? Int { return string(from: NSNumber(value: number)) }
        if let number = obj as? Double { return string(from: NSNumber(value: number)) }
        if let number = obj as? Decimal { return string(from: NSDecimalNumber(decimal: number)) }
        return nil
      }
      open func number(from string: String) -> NSNumber?
      class func localizedString(from num: NSNumber, number nstyle: NumberFormatter.Style) -> String {
        let formatter = NumberFormatter()
        formatter.numberStyle = nstyle
        return formatter.string(from: num) ?? ""
      }
    }
    """#

  static var classes: [(AnyClass, String)] { [(NumberFormatter.self, "NumberFormatter")] }

  static func register(in table: inout NativeTable) {
    table.initializer(
      "NumberFormatter.init()",
      { prepare(NumberFormatter()) },
      scripted: { prepare(ScriptedNumberFormatter($0)) }
    )
    registerLimits(in: &table)
    registerTexts(in: &table)
    table.method("NumberFormatter.string(from:)") { (formatter: NumberFormatter) in
      { (number: BoxedNumber) in formatter.string(from: number.number) }
    }
    table.method("NumberFormatter.number(from:)") { (formatter: NumberFormatter) in
      { (text: String) in formatter.number(from: text).map(BoxedNumber.init) }
    }
  }

  private static func prepare(_ formatter: NumberFormatter) -> NumberFormatter {
    formatter.locale = Locale(identifier: "en_US")
    return formatter
  }

  private static func registerLimits(in table: inout NativeTable) {
    func limit(_ name: String, _ path: ReferenceWritableKeyPath<NumberFormatter, Int>) {
      // A key path never changes.
      nonisolated(unsafe) let path = path
      table.property("NumberFormatter.\(name)", path)
      table.function("NumberFormatter.\(name)=") { (formatter: NumberFormatter, digits: Int) in
        // More digits than any number has.
        formatter[keyPath: path] = max(0, min(digits, 400))
      }
    }
    limit("minimumFractionDigits", \.minimumFractionDigits)
    limit("maximumFractionDigits", \.maximumFractionDigits)
    limit("minimumIntegerDigits", \.minimumIntegerDigits)
    limit("maximumIntegerDigits", \.maximumIntegerDigits)
    limit("minimumSignificantDigits", \.minimumSignificantDigits)
    limit("maximumSignificantDigits", \.maximumSignificantDigits)
    func number(_ name: String, _ path: ReferenceWritableKeyPath<NumberFormatter, NSNumber?>) {
      // A key path never changes.
      nonisolated(unsafe) let path = path
      table.function("NumberFormatter.\(name)") { (formatter: NumberFormatter) in
        formatter[keyPath: path].map(BoxedNumber.init)
      }
      table.function("NumberFormatter.\(name)=") {
        (formatter: NumberFormatter, number: BoxedNumber?) in
        formatter[keyPath: path] = number?.number
      }
    }
    number("multiplier", \.multiplier)
    number("minimum", \.minimum)
    number("maximum", \.maximum)
  }

  private static func registerTexts(in table: inout NativeTable) {
    table.property("NumberFormatter.numberStyle", \NumberFormatter.numberStyle)
    table.property("NumberFormatter.locale", \NumberFormatter.locale)
    table.property("NumberFormatter.roundingMode", \NumberFormatter.roundingMode)
    table.property("NumberFormatter.usesSignificantDigits", \NumberFormatter.usesSignificantDigits)
    table.property("NumberFormatter.usesGroupingSeparator", \NumberFormatter.usesGroupingSeparator)
    table.property("NumberFormatter.groupingSeparator", \NumberFormatter.groupingSeparator)
    table.property("NumberFormatter.groupingSize", \NumberFormatter.groupingSize)
    table.property("NumberFormatter.decimalSeparator", \NumberFormatter.decimalSeparator)
    table.property("NumberFormatter.currencyCode", \NumberFormatter.currencyCode)
    table.property("NumberFormatter.currencySymbol", \NumberFormatter.currencySymbol)
    table.property("NumberFormatter.positivePrefix", \NumberFormatter.positivePrefix)
    table.property("NumberFormatter.positiveSuffix", \NumberFormatter.positiveSuffix)
    table.property("NumberFormatter.negativePrefix", \NumberFormatter.negativePrefix)
    table.property("NumberFormatter.negativeSuffix", \NumberFormatter.negativeSuffix)
    table.property("NumberFormatter.positiveFormat", \NumberFormatter.positiveFormat)
    table.property("NumberFormatter.negativeFormat", \NumberFormatter.negativeFormat)
    table.property("NumberFormatter.zeroSymbol", \NumberFormatter.zeroSymbol)
    table.property("NumberFormatter.percentSymbol", \NumberFormatter.percentSymbol)
    table.property("NumberFormatter.minusSign", \NumberFormatter.minusSign)
    table.property("NumberFormatter.plusSign", \NumberFormatter.plusSign)
    table.property("NumberFormatter.isLenient", \NumberFormatter.isLenient)
    table.property("NumberFormatter.allowsFloats", \NumberFormatter.allowsFloats)
    table.property(
      "NumberFormatter.generatesDecimalNumbers",
      \NumberFormatter.generatesDecimalNumbers
    )
    table.property("NumberFormatter.paddingCharacter", \NumberFormatter.paddingCharacter)
    table.property("NumberFormatter.formatWidth", \NumberFormatter.formatWidth)
  }
}

extension NumberFormatter: ScriptClass {}

extension NumberFormatter.Style: ScriptEnum {
  static let scriptCases: [NumberFormatter.Style] = [
    .none, .decimal, .currency, .percent, .scientific, .spellOut, .ordinal,
  ]
}

extension NumberFormatter.RoundingMode: ScriptEnum {
  static let scriptCases: [NumberFormatter.RoundingMode] = [
    .ceiling, .floor, .down, .up, .halfEven, .halfDown, .halfUp,
  ]
}

/// A number formatter of a script's class; one thread at a time runs a script.
private final class ScriptedNumberFormatter: NumberFormatter, ScriptedObject, @unchecked Sendable {
  // A part belongs to the one thread that runs the script.
  let part: Instance

  init(_ part: Instance) {
    self.part = part
    super.init()
  }

  required init?(coder: NSCoder) { nil }
  deinit { deinitializeScript() }

  override func string(from number: NSNumber) -> String? {
    open("string(from:)", .body, BoxedNumber(number)) { super.string(from: number) }
  }
}
