import Foundation
import ScriptMachine

/// What `formatted(_:)` of a number takes.
enum NumberStyles: LibraryPart {
  static let declaration = #"""
    protocol FormatStyle<FormatInput, FormatOutput> {
      associatedtype FormatInput
      associatedtype FormatOutput
      func format(_ value: FormatInput) -> FormatOutput
    }
    struct NumberFormatStyleConfiguration {
      struct Precision: Sendable {
        fileprivate let kind: Int
        fileprivate let low: Int
        fileprivate let high: Int
        init(_ kind: Int, _ low: Int, _ high: Int) {
          precondition(low >= 0 && high < 1000 && low <= high, "a number of digits from 0 to 999, or a range of them, is expected")
          self.kind = kind
          self.low = low
          self.high = high
        }
        static func fractionLength(_ length: Int) -> NumberFormatStyleConfiguration.Precision {
          NumberFormatStyleConfiguration.Precision(1, length, length)
        }
        static func fractionLength<R: RangeExpression>(_ limits: R) -> NumberFormatStyleConfiguration.Precision where R.Bound == Int {
          let range = limits.relative(to: 0..<100)
          return NumberFormatStyleConfiguration.Precision(1, range.lowerBound, range.upperBound - 1)
        }
        static func significantDigits(_ digits: Int) -> NumberFormatStyleConfiguration.Precision {
          NumberFormatStyleConfiguration.Precision(2, digits, digits)
        }
        static func integerLength(_ length: Int) -> NumberFormatStyleConfiguration.Precision {
          NumberFormatStyleConfiguration.Precision(3, length, length)
        }
      }
      enum Grouping: Sendable { case automatic, never }
      struct SignDisplayStrategy: Sendable {
        fileprivate let kind: Int
        init(_ kind: Int) { self.kind = kind }
        static var automatic: NumberFormatStyleConfiguration.SignDisplayStrategy {
          NumberFormatStyleConfiguration.SignDisplayStrategy(0)
        }
        static var never: NumberFormatStyleConfiguration.SignDisplayStrategy {
          NumberFormatStyleConfiguration.SignDisplayStrategy(1)
        }
        static func always(includingZero: Bool = true) -> NumberFormatStyleConfiguration.SignDisplayStrategy {
          NumberFormatStyleConfiguration.SignDisplayStrategy(includingZero ? 2 : 3)
        }
      }
      enum Notation: Sendable { case automatic, scientific, compactName }
    }
    struct _NumberStyle: Sendable {
      var unit: String = ""
      var precision: NumberFormatStyleConfiguration.Precision?
      var grouping: NumberFormatStyleConfiguration.Grouping = .automatic
      var sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic
      var notation: NumberFormatStyleConfiguration.Notation = .automatic
      var locale: String = "en_US"
      init(_ unit: String) { self.unit = unit }
      func text(_ value: Double, _ isWhole: Bool) -> String {
        _formatted(
          value, isWhole, unit, precision?.kind ?? 0, precision?.low ?? 0, precision?.high ?? 0,
          grouping == .never, sign.kind, notation == .scientific ? 1 : notation == .compactName ? 2 : 0, locale
        )
      }
    }
    func _formatted(_ value: Double, _ isWhole: Bool, _ unit: String, _ precision: Int, _ low: Int, _ high: Int, _ isPlain: Bool, _ sign: Int, _ notation: Int, _ locale: String) -> String
    internal protocol _StyledNumber {
      var style: _NumberStyle { get set }
    }
    extension _StyledNumber {
      private func styled(_ change: (inout _NumberStyle) -> Void) -> Self {
        var copy = self
        change(&copy.style)
        return copy
      }
      func precision(_ p: NumberFormatStyleConfiguration.Precision) -> Self { styled { $0.precision = p } }
      func grouping(_ group: NumberFormatStyleConfiguration.Grouping) -> Self { styled { $0.grouping = group } }
      func notation(_ notation: NumberFormatStyleConfiguration.Notation) -> Self { styled { $0.notation = notation } }
      func sign(strategy: NumberFormatStyleConfiguration.SignDisplayStrategy) -> Self { styled { $0.sign = strategy } }
      func locale(_ locale: Locale) -> Self { styled { $0.locale = locale.identifier } }
    }
    struct FloatingPointFormatStyle<Value: BinaryFloatingPoint>: FormatStyle, _StyledNumber, Sendable {
      typealias FormatInput = Value
      typealias FormatOutput = String
      var style: _NumberStyle
      init() { style = _NumberStyle("") }
      func format(_ value: Value) -> String { style.text(Double(value), false) }
      struct Percent: FormatStyle, _StyledNumber, Sendable {
        typealias FormatInput = Value
        typealias FormatOutput = String
        var style: _NumberStyle
        init() { style = _NumberStyle("%") }
        func format(_ value: Value) -> String { style.text(Double(value), false) }
      }
      struct Currency: FormatStyle, _StyledNumber, Sendable {
        typealias FormatInput = Value
        typealias FormatOutput = String
        var style: _NumberStyle
        init(code: String) { style = _NumberStyle(code) }
        func format(_ value: Value) -> String { style.text(Double(value), false) }
      }
    }
    struct IntegerFormatStyle<Value: BinaryInteger>: FormatStyle, _StyledNumber, Sendable {
      typealias FormatInput = Value
      typealias FormatOutput = String
      var style: _NumberStyle
      init() { style = _NumberStyle("") }
      func format(_ value: Value) -> String { style.text(Double(value), true) }
      struct Percent: FormatStyle, _StyledNumber, Sendable {
        typealias FormatInput = Value
        typealias FormatOutput = String
        var style: _NumberStyle
        init() { style = _NumberStyle("%") }
        func format(_ value: Value) -> String { style.text(Double(value), true) }
      }
      struct Currency: FormatStyle, _StyledNumber, Sendable {
        typealias FormatInput = Value
        typealias FormatOutput = String
        var style: _NumberStyle
        init(code: String) { style = _NumberStyle(code) }
        func format(_ value: Value) -> String { style.text(Double(value), true) }
      }
    }
    extension FormatStyle where Self == FloatingPointFormatStyle<Double> {
      static var number: FloatingPointFormatStyle<Double> { FloatingPointFormatStyle<Double>() }
    }
    extension FormatStyle where Self == FloatingPointFormatStyle<Double>.Percent {
      static var percent: FloatingPointFormatStyle<Double>.Percent { FloatingPointFormatStyle<Double>.Percent() }
    }
    extension FormatStyle where Self == FloatingPointFormatStyle<Double>.Currency {
      static func currency(code: String) -> FloatingPointFormatStyle<Double>.Currency { FloatingPointFormatStyle<Double>.Currency(code: code) }
    }
    extension FormatStyle where Self == FloatingPointFormatStyle<Float> {
      static var number: FloatingPointFormatStyle<Float> { FloatingPointFormatStyle<Float>() }
    }
    extension FormatStyle where Self == FloatingPointFormatStyle<Float>.Percent {
      static var percent: FloatingPointFormatStyle<Float>.Percent { FloatingPointFormatStyle<Float>.Percent() }
    }
    extension FormatStyle where Self == FloatingPointFormatStyle<Float>.Currency {
      static func currency(code: String) -> FloatingPointFormatStyle<Float>.Currency { FloatingPointFormatStyle<Float>.Currency(code: code) }
    }
    extension FormatStyle where Self == IntegerFormatStyle<Int> {
      static var number: IntegerFormatStyle<Int> { IntegerFormatStyle<Int>() }
    }
    extension FormatStyle where Self == IntegerFormatStyle<Int>.Percent {
      static var percent: IntegerFormatStyle<Int>.Percent { IntegerFormatStyle<Int>.Percent() }
    }
    extension FormatStyle where Self == IntegerFormatStyle<Int>.Currency {
      static func currency(code: String) -> IntegerFormatStyle<Int>.Currency { IntegerFormatStyle<Int>.Currency(code: code) }
    }
    extension BinaryInteger {
      func formatted() -> String { IntegerFormatStyle<Self>().format(self) }
      func formatted<S: FormatStyle>(_ format: S) -> S.FormatOutput where S.FormatInput == Self { format.format(self) }
    }
    extension BinaryFloatingPoint {
      func formatted() -> String { FloatingPointFormatStyle<Self>().format(self) }
      func formatted<S: FormatStyle>(_ format: S) -> S.FormatOutput where S.FormatInput == Self { format.format(self) }
    }
    extension Decimal {
      func formatted() -> String { FloatingPointFormatStyle<Double>().format(Double("\(self)") ?? 0) }
    }
    extension Sequence where Element == String {
      func formatted() -> String {
        let all = Array(self)
        switch all.count {
        case 0: return ""
        case 1: return all[0]
        case 2: return "\(all[0]) and \(all[1])"
        default: return all.dropLast().joined(separator: ", ") + ", and " + all[all.count - 1]
        }
      }
    }
    """#

  static func register(in table: inout NativeTable) {
    table.function("_formatted(_:_:_:_:_:_:_:_:_:_:)") {
      (
        value: Double,
        isWhole: Bool,
        unit: String,
        precision: Int,
        low: Int,
        high: Int,
        isPlain: Bool,
        sign: Int,
        notation: Int,
        locale: String
      ) in
      let style = Style(
        precision: digits(precision, low...max(low, high)),
        isPlain: isPlain,
        sign: sign,
        notation: notation,
        locale: Locale(identifier: locale)
      )
      return style.text(value, isWhole: isWhole, unit: unit)
    }
  }

  private typealias Configuration = NumberFormatStyleConfiguration

  private static func digits(_ kind: Int, _ limits: ClosedRange<Int>) -> Configuration.Precision? {
    switch kind {
    case 1: .fractionLength(limits)
    case 2: .significantDigits(limits.clamped(to: 1...999))
    case 3: .integerLength(limits)
    default: nil
    }
  }

  private struct Style {
    let precision: Configuration.Precision?
    let isPlain: Bool
    let sign: Int
    let notation: Int
    let locale: Locale

    func text(_ value: Double, isWhole: Bool, unit: String) -> String {
      switch unit {
      case "":
        var style = FloatingPointFormatStyle<Double>(locale: locale)
        if let precision { style = style.precision(precision) }
        if isPlain { style = style.grouping(.never) }
        if let signs { style = style.sign(strategy: signs) }
        if notation == 1 { style = style.notation(.scientific) }
        if notation == 2 { style = style.notation(.compactName) }
        return style.format(value)
      case "%":
        var style = FloatingPointFormatStyle<Double>.Percent(locale: locale)
        if let precision { style = style.precision(precision) }
        if isPlain { style = style.grouping(.never) }
        if let signs { style = style.sign(strategy: signs) }
        if notation == 1 { style = style.notation(.scientific) }
        if notation == 2 { style = style.notation(.compactName) }
        // A whole number is so many hundredths already.
        return style.format(isWhole ? value / 100 : value)
      default:
        var style = FloatingPointFormatStyle<Double>.Currency(code: unit, locale: locale)
        if let precision { style = style.precision(precision) }
        if isPlain { style = style.grouping(.never) }
        switch sign {
        case 1: style = style.sign(strategy: .never)
        case 2: style = style.sign(strategy: .always())
        case 3: style = style.sign(strategy: .always(showZero: false))
        default: break
        }
        return style.format(value)
      }
    }

    private var signs: Configuration.SignDisplayStrategy? {
      switch sign {
      case 1: .never
      case 2: .always()
      case 3: .always(includingZero: false)
      default: nil
      }
    }
  }
}
