import Foundation
import Stage
import SwiftScript

/// Parts of a date that a script fills in.
final class DateComponentsModel {
  var components: DateComponents

  init(_ components: DateComponents) { self.components = components }
}

extension LabContext {
  /// The parts of a date, by their names in scripts.
  private static let parts: [(name: String, part: Calendar.Component)] = [
    ("era", .era), ("year", .year), ("month", .month), ("day", .day), ("hour", .hour),
    ("minute", .minute), ("second", .second), ("nanosecond", .nanosecond), ("weekday", .weekday),
    ("weekdayOrdinal", .weekdayOrdinal), ("quarter", .quarter), ("weekOfMonth", .weekOfMonth),
    ("weekOfYear", .weekOfYear), ("yearForWeekOfYear", .yearForWeekOfYear),
  ]

  /// `Calendar` and `DateComponents`: the Gregorian calendar in Greenwich's time, unless told otherwise.
  func declareCalendars() {
    library.type("CalendarComponent") { type in
      type.describe { part in
        Self.parts.first { $0.part == part as? Calendar.Component }?.name ?? "\(part)"
      }
      type.equality { ($0 as? Calendar.Component) == ($1 as? Calendar.Component) }
      for (name, part) in Self.parts {
        type.staticProperty("\(name): Any") { [self] in value("CalendarComponent", part) }
      }
    }
    library.type("CalendarIdentifier") { type in
      let identifiers: [(String, Calendar.Identifier)] = [
        ("gregorian", .gregorian), ("iso8601", .iso8601), ("buddhist", .buddhist),
        ("chinese", .chinese), ("hebrew", .hebrew), ("japanese", .japanese),
      ]
      for (name, identifier) in identifiers {
        type.staticProperty("\(name): Any") { [self] in value("CalendarIdentifier", identifier) }
      }
    }
    declareComponents()
    library.type("Calendar") { type in
      type.nested("Component", library["CalendarComponent"])
      type.nested("Identifier", library["CalendarIdentifier"])
      type.describe { "\(($0 as? Calendar)?.identifier ?? .gregorian)" }
      for name in ["current", "autoupdatingCurrent"] {
        type.staticProperty("\(name): Calendar") { [self] in calendar(.gregorian) }
      }
      type.initializer("(identifier: CalendarIdentifier)") { [self] in
        calendar($0[0].payload() ?? .gregorian)
      }
      type.property("timeZone: TimeZone") { [self] in
        value("TimeZone", $0.calendar.timeZone)
      } set: { calendar, zone in
        if let zone: TimeZone = zone.payload() { calendar.box?.calendar.timeZone = zone }
      }
      type.property("locale: Locale?") { [self] in
        .wrapping($0.calendar.locale.map { value("Locale", $0) })
      } set: { calendar, locale in
        calendar.box?.calendar.locale = locale.payload()
      }
      type.property("firstWeekday: Int") {
        .int($0.calendar.firstWeekday)
      } set: { calendar, day in
        if let day = day.whole { calendar.box?.calendar.firstWeekday = day }
      }
      for names in ["weekdaySymbols", "shortWeekdaySymbols", "monthSymbols", "shortMonthSymbols"] {
        type.property("\(names): [String]") {
          let calendar = $0.calendar
          let symbols =
            switch names {
            case "weekdaySymbols": calendar.weekdaySymbols
            case "shortWeekdaySymbols": calendar.shortWeekdaySymbols
            case "monthSymbols": calendar.monthSymbols
            default: calendar.shortMonthSymbols
            }
          return .array(symbols.map(Value.string))
        }
      }
      declareReading(type)
      declareReckoning(type)
    }
  }

  private func calendar(_ identifier: Calendar.Identifier) -> Value {
    var calendar = Calendar(identifier: identifier)
    calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? calendar.timeZone
    calendar.locale = Locale(identifier: "en_US_POSIX")
    return value("Calendar", CalendarBox(calendar))
  }

  private func declareComponents() {
    library.type("DateComponents") { type in
      type.describe { ($0 as? DateComponentsModel)?.components.description ?? "" }
      type.equality {
        ($0 as? DateComponentsModel)?.components == ($1 as? DateComponentsModel)?.components
      }
      let parameters = Self.parts.reduce(into: "") { text, part in
        if part.name == "era" { return }
        text += (text.isEmpty ? "" : ", ") + part.name + ": Int? = nil"
      }
      type.initializer("(" + parameters + ")") { [self] call in
        var components = DateComponents()
        for (index, (_, part)) in Self.parts.filter({ $0.name != "era" }).enumerated() {
          components.setValue(call[index].wrapped.flatMap { Self.limited($0) }, for: part)
        }
        return value("DateComponents", DateComponentsModel(components))
      }
      for (name, part) in Self.parts {
        type.property("\(name): Int?") { [self] in
          let number = $0.payload(DateComponentsModel.self)?.components.value(for: part)
          // Swift 2 had no optional here, and a great number for a part that isn't known.
          if dialect == .rx2 { return .int(number ?? .max) }
          return .wrapping(number.map(Value.int))
        } set: { components, new in
          components.payload(DateComponentsModel.self)?.components
            .setValue(new.wrapped.flatMap { Self.limited($0) }, for: part)
        }
      }
    }
  }

  /// A number of days, years and so on; no further than any calendar reaches.
  private static func limited(_ value: Value) -> Int? {
    value.number.map { Int(max(-1e9, min($0, 1e9))) }
  }

  private func declareReading(_ type: TypeBuilder) {
    type.method("component(_ part: CalendarComponent, from date: Date) -> Int") {
      .int($0.receiver.calendar.component($0[0].payload() ?? .day, from: try $0.date(1)))
    }
    for (parameters, count) in [
      ("_ parts: Any, from date: Date", 1), ("_ parts: Any, from date: Date, to end: Date", 2),
    ] {
      type.method("dateComponents(\(parameters)) -> DateComponents") { [self] call in
        let parts = Set(try (call[0].elements ?? []).map { try part($0, call) })
        let start = try call.date(1)
        let components =
          count == 1
          ? call.receiver.calendar.dateComponents(parts, from: start)
          : call.receiver.calendar.dateComponents(
            parts,
            from: start,
            to: try call.date(2)
          )
        return value("DateComponents", DateComponentsModel(components))
      }
    }
    type.method("isDate(_ date: Date, inSameDayAs other: Date) -> Bool") {
      .bool(
        $0.receiver.calendar.isDate(
          try $0.date(0),
          inSameDayAs: try $0.date(1)
        )
      )
    }
    for (name, days) in [("isDateInToday", 0), ("isDateInTomorrow", 1), ("isDateInYesterday", -1)] {
      type.method("\(name)(_ date: Date) -> Bool") { [self] in
        let calendar = $0.receiver.calendar
        let day = calendar.date(byAdding: .day, value: days, to: stage.date) ?? stage.date
        return .bool(calendar.isDate(try $0.date(0), inSameDayAs: day))
      }
    }
    type.method("isDateInWeekend(_ date: Date) -> Bool") {
      .bool($0.receiver.calendar.isDateInWeekend(try $0.date(0)))
    }
  }

  private func declareReckoning(_ type: TypeBuilder) {
    type.method("startOfDay(for date: Date) -> Date") { [self] in
      value("Date", $0.receiver.calendar.startOfDay(for: try $0.date(0)))
    }
    type.method("date(from components: DateComponents) -> Date?") { [self] in
      let components = $0[0].payload(DateComponentsModel.self)?.components ?? DateComponents()
      return .wrapping($0.receiver.calendar.date(from: components).map { value("Date", $0) })
    }
    type.method("date(byAdding part: CalendarComponent, value: Int, to date: Date) -> Date?") {
      [self] in
      let date = $0.receiver.calendar.date(
        byAdding: $0[0].payload() ?? .day,
        value: try $0.int(1),
        to: try $0.date(2)
      )
      return .wrapping(date.map { value("Date", $0) })
    }
    type.method("date(byAdding components: DateComponents, to date: Date) -> Date?") {
      [self] in
      let components = $0[0].payload(DateComponentsModel.self)?.components ?? DateComponents()
      return .wrapping(
        $0.receiver.calendar.date(byAdding: components, to: try $0.date(1))
          .map { value("Date", $0) }
      )
    }
    type.method(
      "date(bySettingHour hour: Int, minute: Int, second: Int, of date: Date) -> Date?"
    ) { [self] in
      let date = $0.receiver.calendar.date(
        bySettingHour: try $0.int(0),
        minute: try $0.int(1),
        second: try $0.int(2),
        of: try $0.date(3)
      )
      return .wrapping(date.map { value("Date", $0) })
    }
  }

  private func part(_ value: Value, _ call: Call) throws -> Calendar.Component {
    let value = try value.resolved(as: library["CalendarComponent"])
    guard let part: Calendar.Component = value.payload() else {
      throw call.trap("parts of a date are expected here")
    }
    return part
  }
}

/// A calendar that a script may set up.
private final class CalendarBox {
  var calendar: Calendar

  init(_ calendar: Calendar) { self.calendar = calendar }
}

extension Value {
  var whole: Int? { if case .int(let number) = self { number } else { nil } }

  fileprivate var box: CalendarBox? { payload(CalendarBox.self) }

  fileprivate var calendar: Calendar { box?.calendar ?? Calendar(identifier: .gregorian) }
}
