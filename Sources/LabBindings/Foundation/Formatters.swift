import Foundation
import Stage
import SwiftScript

extension LabContext {
  /// `DateFormatter` and `ISO8601DateFormatter`, in Greenwich's time unless told otherwise, as the pinned clock is.
  func declareFormatters() {
    library.type("DateFormatterStyle") { type in
      let styles: [(String, DateFormatter.Style)] = [
        ("none", .none), ("short", .short), ("medium", .medium), ("long", .long), ("full", .full),
      ]
      for (name, style) in styles {
        type.staticProperty("\(name): Any") { [self] in value("DateFormatterStyle", style) }
      }
    }
    library.type("DateFormatter", kind: .class) { type in
      type.nested("Style", library["DateFormatterStyle"])
      type.initializer("()") { [self] _ in
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.timeZone = TimeZone(secondsFromGMT: 0)
        formatter.twoDigitStartDate = firstDateOfTwoDigitYears
        return value("DateFormatter", formatter)
      }
      type.property("dateFormat: String") {
        .string($0.payload(DateFormatter.self)?.dateFormat ?? "")
      } set: {
        $0.payload(DateFormatter.self)?.dateFormat = $1.wrapped?.description
      }
      for name in ["dateStyle", "timeStyle"] {
        type.property("\(name): DateFormatterStyle") { _ in
          .none
        } set: { formatter, style in
          guard let style: DateFormatter.Style = style.payload(),
            let formatter: DateFormatter = formatter.payload()
          else { return }
          if name == "dateStyle" {
            formatter.dateStyle = style
          } else {
            formatter.timeStyle = style
          }
        }
      }
      type.property("timeZone: TimeZone?") { [self] in
        .wrapping($0.payload(DateFormatter.self)?.timeZone.map { value("TimeZone", $0) })
      } set: {
        $0.payload(DateFormatter.self)?.timeZone = $1.payload()
      }
      type.property("locale: Locale?") { [self] in
        .wrapping($0.payload(DateFormatter.self)?.locale.map { value("Locale", $0) })
      } set: {
        $0.payload(DateFormatter.self)?.locale = $1.formattingLocale
      }
      type.method("string(from date: Date) -> String") {
        .string(try $0.this(DateFormatter.self).string(from: try $0.date(0)))
      }
      type.method("date(from string: String) -> Date?") { [self] in
        .wrapping(
          try $0.this(DateFormatter.self).date(from: $0[0].description).map { value("Date", $0) }
        )
      }
    }
    library.type("ISO8601DateFormatter", kind: .class) { type in
      type.initializer("()") { [self] _ in value("ISO8601DateFormatter", ISO8601DateFormatter()) }
      type.method("string(from date: Date) -> String") {
        .string(try $0.this(ISO8601DateFormatter.self).string(from: try $0.date(0)))
      }
      type.method("date(from string: String) -> Date?") { [self] in
        .wrapping(
          try $0.this(ISO8601DateFormatter.self).date(from: $0[0].description)
            .map { value("Date", $0) }
        )
      }
    }
  }

  /// `Locale` and `TimeZone`, as far as formatters want them.
  func declareLocales() {
    library.type("Locale") { type in
      type.describe { "\($0)" }
      type.initializer("(identifier: String)") { [self] in
        value("Locale", Locale(identifier: $0[0].description))
      }
      type.initializer("(localeIdentifier: String)") { [self] in
        value("Locale", Locale(identifier: $0[0].description))
      }
      type.property("identifier: String") { .string($0.payload(Locale.self)?.identifier ?? "") }
      type.staticProperty("current: Locale") { [self] in
        value("Locale", Locale(identifier: "en_US_POSIX"))
      }
    }
    library.type("TimeZone") { type in
      type.describe { "\($0)" }
      for label in ["identifier", "abbreviation", "name"] {
        type.initializer("(\(label): String)") { [self] in
          let zone =
            TimeZone(identifier: $0[0].description)
            ?? TimeZone(abbreviation: $0[0].description)
          return .wrapping(zone.map { value("TimeZone", $0) })
        }
      }
      for label in ["secondsFromGMT", "forSecondsFromGMT"] {
        type.initializer("(\(label): Int)") { [self] in
          let seconds = try $0.int(0)
          // Foundation stops the program for some of what no zone is off by.
          guard seconds.magnitude <= 18 * 3_600 else { return .none }
          return .wrapping(TimeZone(secondsFromGMT: seconds).map { value("TimeZone", $0) })
        }
      }
      type.property("identifier: String") { .string($0.payload(TimeZone.self)?.identifier ?? "") }
      type.staticProperty("current: TimeZone") { [self] in
        .wrapping(TimeZone(secondsFromGMT: 0).map { value("TimeZone", $0) }).wrapped ?? .none
      }
    }
  }
}

extension LabContext {
  /// The first date that a year of two digits can be in: eighty years before the stage's date, as Foundation counts from
  /// the day it is.
  private var firstDateOfTwoDigitYears: Date? {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar.date(byAdding: .year, value: -80, to: stage.dueDate)
  }
}

extension Value {
  /// The locale that a formatter goes by.
  var formattingLocale: Locale? {
    guard let locale: Locale = payload() else { return nil }
    // Foundation stops the program for what no locale is called.
    return locale.identifier.utf8.allSatisfy { $0 < 0x80 } ? locale : Locale(identifier: "")
  }
}
