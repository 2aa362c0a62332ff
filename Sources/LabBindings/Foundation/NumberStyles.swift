import Foundation
import SwiftScript

/// How `formatted(.number)`, `.percent` and `.currency(code:)` write a number.
enum NumberStyle {
  case number(FloatingPointFormatStyle<Double>)
  case percent(FloatingPointFormatStyle<Double>.Percent)
  case currency(FloatingPointFormatStyle<Double>.Currency)

  typealias Configuration = NumberFormatStyleConfiguration

  func precision(_ precision: Configuration.Precision) -> NumberStyle {
    switch self {
    case .number(let style): .number(style.precision(precision))
    case .percent(let style): .percent(style.precision(precision))
    case .currency(let style): .currency(style.precision(precision))
    }
  }

  func grouping(_ grouping: Configuration.Grouping) -> NumberStyle {
    switch self {
    case .number(let style): .number(style.grouping(grouping))
    case .percent(let style): .percent(style.grouping(grouping))
    case .currency(let style): .currency(style.grouping(grouping))
    }
  }

  /// The text; a whole number is so many hundredths already.
  func text(of value: Double, isWhole: Bool) -> String {
    switch self {
    case .number(let style): style.format(value)
    case .percent(let style): style.format(isWhole ? value / 100 : value)
    case .currency(let style): style.format(value)
    }
  }
}

extension LabContext {
  /// The styles that `formatted(_:)` of a number takes, as a reader in the United States has them.
  func declareNumberStyles() {
    declarePrecisions()
    library.type("FloatingPointFormatStyle") { type in
      var locale: Locale { Locale(identifier: "en_US") }
      func styled(_ style: NumberStyle) -> Value { value("FloatingPointFormatStyle", style) }
      type.staticProperty("number: FloatingPointFormatStyle") {
        styled(.number(FloatingPointFormatStyle<Double>(locale: locale)))
      }
      type.staticProperty("percent: FloatingPointFormatStyle") {
        styled(.percent(FloatingPointFormatStyle<Double>.Percent(locale: locale)))
      }
      type.staticMethod("currency(code: String) -> FloatingPointFormatStyle") { call in
        let code = call[0].description
        return styled(
          .currency(FloatingPointFormatStyle<Double>.Currency(code: code, locale: locale))
        )
      }
      type.method("precision(_ precision: NumberFormatPrecision) -> FloatingPointFormatStyle") {
        call in
        guard let precision: NumberStyle.Configuration.Precision = call[0].payload() else {
          return call.receiver
        }
        return styled(try call.this(NumberStyle.self).precision(precision))
      }
      type.method("grouping(_ grouping: NumberFormatGrouping) -> FloatingPointFormatStyle") {
        call in
        guard let grouping: NumberStyle.Configuration.Grouping = call[0].payload() else {
          return call.receiver
        }
        return styled(try call.this(NumberStyle.self).grouping(grouping))
      }
    }
    for name in ["Int", "Double"] {
      library.type(name) { type in
        type.method("formatted(_ style: FloatingPointFormatStyle) -> String") { call in
          guard let style: NumberStyle = call[0].payload() else { return call.receiver }
          return .string(style.text(of: call.receiver.number ?? 0, isWhole: name == "Int"))
        }
      }
    }
  }
}

extension LabContext {
  /// How many digits are written, and whether those before the point stand in groups.
  fileprivate func declarePrecisions() {
    library.type("NumberFormatPrecision") { type in
      func make(
        _ name: String,
        _ make: @escaping (ClosedRange<Int>) -> NumberStyle.Configuration.Precision
      ) {
        type.staticMethod("\(name)(_ length: Any) -> NumberFormatPrecision") { [self] call in
          guard let low = call.limits?.lowerBound, let high = call.limits?.upperBound,
            low >= 0, high < 100
          else {
            throw call.trap("a number of digits from 0 to 99, or a range of them, is expected")
          }
          return value("NumberFormatPrecision", make(low...high))
        }
      }
      make("fractionLength") { .fractionLength($0) }
      make("integerLength") { .integerLength($0) }
      make("significantDigits") { .significantDigits($0.clamped(to: 1...99)) }
    }
    library.type("NumberFormatGrouping") { type in
      for (name, grouping) in [
        ("automatic", NumberStyle.Configuration.Grouping.automatic), ("never", .never),
      ] {
        type.staticProperty("\(name): NumberFormatGrouping") { [self] in
          value("NumberFormatGrouping", grouping)
        }
      }
    }
  }
}

extension Call {
  /// The numbers from which to which a length may be.
  fileprivate var limits: ClosedRange<Int>? {
    if case .int(let only) = self[0] { return only...only }
    guard case .int(let low)? = self[0].elements?.first,
      case .int(let high)? = self[0].elements?.last, low <= high
    else { return nil }
    return low...high
  }
}
