import Foundation
import SwiftScript

extension LabContext {
  /// `NumberFormatter` and `NSNumber`, by the ways of the United States unless told otherwise.
  func declareNumberFormatters() {
    declareNumbers()
    library.type("NumberFormatterStyle") { type in
      let styles: [(String, NumberFormatter.Style)] = [
        ("none", .none), ("decimal", .decimal), ("currency", .currency), ("percent", .percent),
        ("scientific", .scientific), ("spellOut", .spellOut), ("ordinal", .ordinal),
      ]
      for (name, style) in styles {
        type.staticProperty("\(name): Any") { [self] in value("NumberFormatterStyle", style) }
      }
    }
    library.type("NumberFormatter", kind: .class) { type in
      type.nested("Style", library["NumberFormatterStyle"])
      type.initializer("()") { [self] _ in
        let formatter = NumberFormatter()
        formatter.locale = Locale(identifier: "en_US")
        return value("NumberFormatter", formatter)
      }
      type.property("numberStyle: NumberFormatterStyle") { [self] in
        value("NumberFormatterStyle", $0.payload(NumberFormatter.self)?.numberStyle ?? .none)
      } set: {
        $0.payload(NumberFormatter.self)?.numberStyle = $1.payload() ?? .none
      }
      type.later { [self] in declareLimits($0) }
      declareSigns(type)
      type.property("locale: Locale") { [self] in
        value("Locale", $0.payload(NumberFormatter.self)?.locale ?? Locale(identifier: "en_US"))
      } set: {
        $0.payload(NumberFormatter.self)?.locale = $1.formattingLocale
      }
      for label in ["from", "for"] {
        type.method("string(\(label) number: Any) -> String?") { call in
          guard let number = call[0].foundationNumber else { return .none }
          return .wrapping(
            try call.this(NumberFormatter.self).string(from: number).map(Value.string)
          )
        }
      }
      type.method("number(from text: String) -> NSNumber?") { [self] call in
        .wrapping(
          try call.this(NumberFormatter.self).number(from: call[0].description)
            .map { value("NSNumber", $0) }
        )
      }
    }
  }

  private func declareLimits(_ type: TypeBuilder) {
    let limits: [(String, ReferenceWritableKeyPath<NumberFormatter, Int>)] = [
      ("minimumFractionDigits", \.minimumFractionDigits),
      ("maximumFractionDigits", \.maximumFractionDigits),
      ("minimumIntegerDigits", \.minimumIntegerDigits),
      ("maximumIntegerDigits", \.maximumIntegerDigits),
      ("minimumSignificantDigits", \.minimumSignificantDigits),
      ("maximumSignificantDigits", \.maximumSignificantDigits),
    ]
    for (name, path) in limits {
      type.property("\(name): Int") {
        .int($0.payload(NumberFormatter.self)?[keyPath: path] ?? 0)
      } set: {
        // More digits than any number has.
        let digits = max(0, min($1.whole ?? 0, 400))
        $0.payload(NumberFormatter.self)?[keyPath: path] = digits
      }
    }
    let switches: [(String, ReferenceWritableKeyPath<NumberFormatter, Bool>)] = [
      ("usesGroupingSeparator", \.usesGroupingSeparator),
      ("usesSignificantDigits", \.usesSignificantDigits),
    ]
    for (name, path) in switches {
      type.property("\(name): Bool") {
        .bool($0.payload(NumberFormatter.self)?[keyPath: path] ?? false)
      } set: {
        if case .bool(let isOn) = $1 { $0.payload(NumberFormatter.self)?[keyPath: path] = isOn }
      }
    }
  }

  private func declareSigns(_ type: TypeBuilder) {
    let signs: [(String, (NumberFormatter) -> String?, (NumberFormatter, String) -> Void)] = [
      ("groupingSeparator", { $0.groupingSeparator }, { $0.groupingSeparator = $1 }),
      ("decimalSeparator", { $0.decimalSeparator }, { $0.decimalSeparator = $1 }),
      ("currencyCode", { $0.currencyCode }, { $0.currencyCode = $1 }),
      ("currencySymbol", { $0.currencySymbol }, { $0.currencySymbol = $1 }),
      ("positivePrefix", { $0.positivePrefix }, { $0.positivePrefix = $1 }),
      ("negativePrefix", { $0.negativePrefix }, { $0.negativePrefix = $1 }),
      ("positiveSuffix", { $0.positiveSuffix }, { $0.positiveSuffix = $1 }),
    ]
    for (name, read, write) in signs {
      type.property("\(name): String") {
        .string($0.payload(NumberFormatter.self).flatMap(read) ?? "")
      } set: {
        if let formatter = $0.payload(NumberFormatter.self) { write(formatter, $1.description) }
      }
    }
  }

  private func declareNumbers() {
    library.type("NSNumber", kind: .class) { type in
      type.describe { "\($0)" }
      type.equality { ($0 as? NSNumber) == ($1 as? NSNumber) }
      type.convert { [self] number in
        if number.payload(NSNumber.self) != nil { return number }
        return number.foundationNumber.map { value("NSNumber", $0) }
      }
      type.initializer("(value number: Any)") { [self] call in
        guard let number = call[0].foundationNumber else {
          throw call.trap("an `NSNumber` is made of a number or a `Bool`")
        }
        return value("NSNumber", number)
      }
      func own(_ value: Value) -> NSNumber { value.payload() ?? 0 }
      type.property("intValue: Int") { .int(own($0).intValue) }
      type.property("integerValue: Int") { .int(own($0).intValue) }
      type.property("doubleValue: Double") { .double(own($0).doubleValue) }
      type.property("boolValue: Bool") { .bool(own($0).boolValue) }
      type.property("stringValue: String") { .string(own($0).stringValue) }
    }
  }
}

extension Value {
  /// A number or a `Bool` as Foundation has it.
  fileprivate var foundationNumber: NSNumber? {
    switch self {
    case .int(let number): return NSNumber(value: number)
    case .double(let number): return NSNumber(value: number)
    case .bool(let flag): return NSNumber(value: flag)
    default: return payload(NSNumber.self) ?? number.map { NSNumber(value: $0) }
    }
  }
}
