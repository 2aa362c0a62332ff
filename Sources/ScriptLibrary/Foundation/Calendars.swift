import Foundation
import ScriptMachine

/// `Calendar` and `DateComponents`.
enum Calendars: LibraryPart {
  static let declaration = #"""
    struct Calendar: Hashable, Sendable, CustomStringConvertible {
      enum Identifier: Sendable {
        case gregorian, buddhist, chinese, coptic, hebrew, indian, islamic, iso8601, japanese, persian, republicOfChina
      }
      enum Component: Sendable {
        case era, year, month, day, hour, minute, second, weekday, weekdayOrdinal, quarter, weekOfMonth, weekOfYear
        case yearForWeekOfYear, nanosecond, calendar, timeZone, dayOfYear
      }
      enum MatchingPolicy: Sendable { case nextTime, nextTimePreservingSmallerComponents, previousTimePreservingSmallerComponents, strict }
      enum SearchDirection: Sendable { case forward, backward }
      init(identifier: Calendar.Identifier)
      static var current: Calendar { get }
      static var autoupdatingCurrent: Calendar { .current }
      var identifier: Calendar.Identifier { get }
      var locale: Locale? { get set }
      var timeZone: TimeZone { get set }
      var firstWeekday: Int { get set }
      var minimumDaysInFirstWeek: Int { get set }
      var monthSymbols: [String] { get }
      var shortMonthSymbols: [String] { get }
      var weekdaySymbols: [String] { get }
      var shortWeekdaySymbols: [String] { get }
      var description: String { get }
      func component(_ component: Calendar.Component, from date: Date) -> Int
      func dateComponents(_ components: Set<Calendar.Component>, from date: Date) -> DateComponents
      func dateComponents(_ components: Set<Calendar.Component>, from start: Date, to end: Date) -> DateComponents
      func dateComponents(in timeZone: TimeZone, from date: Date) -> DateComponents
      func date(from components: DateComponents) -> Date?
      func date(byAdding component: Calendar.Component, value: Int, to date: Date, wrappingComponents: Bool = false) -> Date?
      func date(byAdding components: DateComponents, to date: Date, wrappingComponents: Bool = false) -> Date?
      func date(bySetting component: Calendar.Component, value: Int, of date: Date) -> Date?
      func date(bySettingHour hour: Int, minute: Int, second: Int, of date: Date) -> Date?
      func startOfDay(for date: Date) -> Date
      func dateInterval(of component: Calendar.Component, for date: Date) -> DateInterval?
      func range(of smaller: Calendar.Component, in larger: Calendar.Component, for date: Date) -> Range<Int>?
      func ordinality(of smaller: Calendar.Component, in larger: Calendar.Component, for date: Date) -> Int?
      func nextDate(after date: Date, matching components: DateComponents, matchingPolicy: Calendar.MatchingPolicy, direction: Calendar.SearchDirection = .forward) -> Date?
      func compare(_ date1: Date, to date2: Date, toGranularity component: Calendar.Component) -> ComparisonResult
      func isDate(_ date1: Date, equalTo date2: Date, toGranularity component: Calendar.Component) -> Bool {
        compare(date1, to: date2, toGranularity: component) == .orderedSame
      }
      func isDate(_ date1: Date, inSameDayAs date2: Date) -> Bool
      func isDateInToday(_ date: Date) -> Bool { isDate(date, inSameDayAs: Date()) }
      func isDateInYesterday(_ date: Date) -> Bool {
        isDate(date, inSameDayAs: self.date(byAdding: .day, value: -1, to: Date())!)
      }
      func isDateInTomorrow(_ date: Date) -> Bool {
        isDate(date, inSameDayAs: self.date(byAdding: .day, value: 1, to: Date())!)
      }
      func isDateInWeekend(_ date: Date) -> Bool
      static func == (lhs: Calendar, rhs: Calendar) -> Bool
      func hash(into hasher: inout Hasher)
    }
    struct DateComponents: Hashable, Codable, Sendable, CustomStringConvertible {
      init(calendar: Calendar? = nil, timeZone: TimeZone? = nil, era: Int? = nil, year: Int? = nil, month: Int? = nil, day: Int? = nil, hour: Int? = nil, minute: Int? = nil, second: Int? = nil, nanosecond: Int? = nil, weekday: Int? = nil, weekdayOrdinal: Int? = nil, quarter: Int? = nil, weekOfMonth: Int? = nil, weekOfYear: Int? = nil, yearForWeekOfYear: Int? = nil)
      init(from decoder: any Decoder) throws {
        self.init()
        let container = try decoder.container(keyedBy: CodingKeys.self)
        era = try container.decodeIfPresent(Int.self, forKey: .era)
        year = try container.decodeIfPresent(Int.self, forKey: .year)
        month = try container.decodeIfPresent(Int.self, forKey: .month)
        day = try container.decodeIfPresent(Int.self, forKey: .day)
        hour = try container.decodeIfPresent(Int.self, forKey: .hour)
        minute = try container.decodeIfPresent(Int.self, forKey: .minute)
        second = try container.decodeIfPresent(Int.self, forKey: .second)
        nanosecond = try container.decodeIfPresent(Int.self, forKey: .nanosecond)
        weekday = try container.decodeIfPresent(Int.self, forKey: .weekday)
        weekdayOrdinal = try container.decodeIfPresent(Int.self, forKey: .weekdayOrdinal)
        quarter = try container.decodeIfPresent(Int.self, forKey: .quarter)
        weekOfMonth = try container.decodeIfPresent(Int.self, forKey: .weekOfMonth)
        weekOfYear = try container.decodeIfPresent(Int.self, forKey: .weekOfYear)
        yearForWeekOfYear = try container.decodeIfPresent(Int.self, forKey: .yearForWeekOfYear)
      }
      func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encodeIfPresent(era, forKey: .era)
        try container.encodeIfPresent(year, forKey: .year)
        try container.encodeIfPresent(month, forKey: .month)
        try container.encodeIfPresent(day, forKey: .day)
        try container.encodeIfPresent(hour, forKey: .hour)
        try container.encodeIfPresent(minute, forKey: .minute)
        try container.encodeIfPresent(second, forKey: .second)
        try container.encodeIfPresent(nanosecond, forKey: .nanosecond)
        try container.encodeIfPresent(weekday, forKey: .weekday)
        try container.encodeIfPresent(weekdayOrdinal, forKey: .weekdayOrdinal)
        try container.encodeIfPresent(quarter, forKey: .quarter)
        try container.encodeIfPresent(weekOfMonth, forKey: .weekOfMonth)
        try container.encodeIfPresent(weekOfYear, forKey: .weekOfYear)
        try container.encodeIfPresent(yearForWeekOfYear, forKey: .yearForWeekOfYear)
      }
      private enum CodingKeys: String, CodingKey {
        case era, year, month, day, hour, minute, second, nanosecond, weekday, weekdayOrdinal, quarter, weekOfMonth, weekOfYear, yearForWeekOfYear
      }
      var calendar: Calendar? { get set }
      var timeZone: TimeZone? { get set }
      var date: Date? { get }
      var era, year, month, day, hour, minute, second, nanosecond: Int? { get set }
      var weekday, weekdayOrdinal, quarter, weekOfMonth, weekOfYear, yearForWeekOfYear: Int? { get set }
      var description: String { get }
      func value(for component: Calendar.Component) -> Int?
      mutating func setValue(_ value: Int?, for component: Calendar.Component)
      static func == (lhs: DateComponents, rhs: DateComponents) -> Bool
      func hash(into hasher: inout Hasher)
    }
    """#

  static func register(in table: inout NativeTable) {
    registerComponents(in: &table)
    registerCalendars(in: &table)
    registerReading(in: &table)
    registerReckoning(in: &table)
    registerSearching(in: &table)
  }

  private static func calendar(_ identifier: Calendar.Identifier) -> Calendar {
    var calendar = Calendar(identifier: identifier)
    calendar.timeZone = Regions.zone
    calendar.locale = Regions.locale
    return calendar
  }

  /// A number of days, years and so on; no further than any calendar reaches.
  private static func limited(_ number: Int) -> Int {
    max(-1_000_000_000, min(number, 1_000_000_000))
  }

  /// The numbers of a date, as its initializer takes them.
  private static let parts: [(name: String, component: Calendar.Component)] = [
    ("era", .era), ("year", .year), ("month", .month), ("day", .day), ("hour", .hour),
    ("minute", .minute), ("second", .second), ("nanosecond", .nanosecond), ("weekday", .weekday),
    ("weekdayOrdinal", .weekdayOrdinal), ("quarter", .quarter), ("weekOfMonth", .weekOfMonth),
    ("weekOfYear", .weekOfYear), ("yearForWeekOfYear", .yearForWeekOfYear),
  ]

  private static func registerComponents(in table: inout NativeTable) {
    let labels = "calendar:timeZone:" + parts.map { $0.name + ":" }.joined()
    table.add("DateComponents.init(\(labels))") { call in
      var components = DateComponents()
      components.calendar = try Calendar?.make(from: call[0], call.machine)
      components.timeZone = try TimeZone?.make(from: call[1], call.machine)
      for (position, part) in parts.enumerated() {
        let number = try Int?.make(from: call[position + 2], call.machine)
        components.setValue(number.map(limited), for: part.component)
      }
      return components.scriptValue(call.machine)
    }
    table.property("DateComponents.calendar", \DateComponents.calendar)
    table.property("DateComponents.timeZone", \DateComponents.timeZone)
    table.function("DateComponents.date") { (components: DateComponents) in components.date }
    for (name, part) in parts {
      table.function("DateComponents.\(name)") { (components: DateComponents) in
        components.value(for: part)
      }
      table.mutating("DateComponents.\(name)=") { (components: inout DateComponents, new: Int?) in
        components.setValue(new.map(limited), for: part)
      }
    }
    table.function("DateComponents.value(for:)") {
      (components: DateComponents, part: Calendar.Component) in components.value(for: part)
    }
    table.mutating("DateComponents.setValue(_:for:)") {
      (components: inout DateComponents, new: Int?, part: Calendar.Component) in
      components.setValue(new.map(limited), for: part)
    }
    table.describable("DateComponents", DateComponents.self)
    table.hashable("DateComponents", DateComponents.self)
  }

  private static func registerCalendars(in table: inout NativeTable) {
    table.function("Calendar.init(identifier:)", calendar)
    table.constant("Calendar.current", calendar(.gregorian))
    table.function("Calendar.identifier") { (calendar: Calendar) in calendar.identifier }
    table.property("Calendar.locale", \Calendar.locale)
    table.property("Calendar.timeZone", \Calendar.timeZone)
    table.property("Calendar.firstWeekday", \Calendar.firstWeekday)
    table.property("Calendar.minimumDaysInFirstWeek", \Calendar.minimumDaysInFirstWeek)
    table.function("Calendar.monthSymbols") { (calendar: Calendar) in calendar.monthSymbols }
    table.function("Calendar.shortMonthSymbols") { (calendar: Calendar) in
      calendar.shortMonthSymbols
    }
    table.function("Calendar.weekdaySymbols") { (calendar: Calendar) in calendar.weekdaySymbols }
    table.function("Calendar.shortWeekdaySymbols") { (calendar: Calendar) in
      calendar.shortWeekdaySymbols
    }
    table.function("Calendar.description") { (calendar: Calendar) in "\(calendar.identifier)" }
    table.hashable("Calendar", Calendar.self)
  }

  private static func registerReading(in table: inout NativeTable) {
    table.function("Calendar.component(_:from:)") {
      (calendar: Calendar, part: Calendar.Component, date: Date) in
      calendar.component(part, from: date)
    }
    table.function("Calendar.dateComponents(_:from:)") {
      (calendar: Calendar, parts: ScriptSet<Calendar.Component>, date: Date) in
      calendar.dateComponents(parts.elements, from: date)
    }
    table.function("Calendar.dateComponents(_:from:to:)") {
      (calendar: Calendar, parts: ScriptSet<Calendar.Component>, start: Date, end: Date) in
      calendar.dateComponents(parts.elements, from: start, to: end)
    }
    table.function("Calendar.dateComponents(in:from:)") {
      (calendar: Calendar, zone: TimeZone, date: Date) in
      calendar.dateComponents(in: zone, from: date)
    }
    table.function("Calendar.compare(_:to:toGranularity:)") {
      (calendar: Calendar, first: Date, second: Date, part: Calendar.Component) in
      calendar.compare(first, to: second, toGranularity: part)
    }
    table.function("Calendar.isDate(_:inSameDayAs:)") {
      (calendar: Calendar, first: Date, second: Date) in
      calendar.isDate(first, inSameDayAs: second)
    }
    table.method("Calendar.isDateInWeekend(_:)", Calendar.isDateInWeekend)
  }

  private static func registerReckoning(in table: inout NativeTable) {
    table.function("Calendar.date(from:)") { (calendar: Calendar, components: DateComponents) in
      calendar.date(from: components)
    }
    table.function("Calendar.date(byAdding:value:to:wrappingComponents:)") {
      (calendar: Calendar, part: Calendar.Component, value: Int, date: Date, isWrapping: Bool) in
      calendar.date(
        byAdding: part,
        value: limited(value),
        to: date,
        wrappingComponents: isWrapping
      )
    }
    table.function("Calendar.date(byAdding:to:wrappingComponents:)") {
      (calendar: Calendar, components: DateComponents, date: Date, isWrapping: Bool) in
      calendar.date(byAdding: components, to: date, wrappingComponents: isWrapping)
    }
    table.function("Calendar.date(bySetting:value:of:)") {
      (calendar: Calendar, part: Calendar.Component, value: Int, date: Date) in
      calendar.date(bySetting: part, value: limited(value), of: date)
    }
    table.function("Calendar.date(bySettingHour:minute:second:of:)") {
      (calendar: Calendar, hour: Int, minute: Int, second: Int, date: Date) in
      calendar.date(
        bySettingHour: limited(hour),
        minute: limited(minute),
        second: limited(second),
        of: date
      )
    }
    table.method("Calendar.startOfDay(for:)", Calendar.startOfDay)
  }

  private static func registerSearching(in table: inout NativeTable) {
    table.function("Calendar.dateInterval(of:for:)") {
      (calendar: Calendar, part: Calendar.Component, date: Date) in
      calendar.dateInterval(of: part, for: date)
    }
    table.function("Calendar.range(of:in:for:)") {
      (calendar: Calendar, part: Calendar.Component, whole: Calendar.Component, date: Date) in
      calendar.range(of: part, in: whole, for: date)
    }
    table.function("Calendar.ordinality(of:in:for:)") {
      (calendar: Calendar, part: Calendar.Component, whole: Calendar.Component, date: Date) in
      calendar.ordinality(of: part, in: whole, for: date)
    }
    table.function("Calendar.nextDate(after:matching:matchingPolicy:direction:)") {
      (
        calendar: Calendar,
        date: Date,
        components: DateComponents,
        policy: Calendar.MatchingPolicy,
        direction: Calendar.SearchDirection
      ) in
      calendar.nextDate(
        after: date,
        matching: components,
        matchingPolicy: policy,
        direction: direction
      )
    }
  }
}

extension Calendar: ScriptStruct {}
extension DateComponents: ScriptStruct {}

extension Calendar.Component: ScriptEnum {
  static let scriptCases: [Calendar.Component] = [
    .era, .year, .month, .day, .hour, .minute, .second, .weekday, .weekdayOrdinal, .quarter,
    .weekOfMonth, .weekOfYear, .yearForWeekOfYear, .nanosecond, .calendar, .timeZone, .dayOfYear,
  ]
}

extension Calendar.Identifier: ScriptEnum {
  static let scriptCases: [Calendar.Identifier] = [
    .gregorian, .buddhist, .chinese, .coptic, .hebrew, .indian, .islamic, .iso8601, .japanese,
    .persian, .republicOfChina,
  ]
}

extension Calendar.MatchingPolicy: ScriptEnum {
  static let scriptCases: [Calendar.MatchingPolicy] = [
    .nextTime, .nextTimePreservingSmallerComponents, .previousTimePreservingSmallerComponents,
    .strict,
  ]
}

extension Calendar.SearchDirection: ScriptEnum {
  static let scriptCases: [Calendar.SearchDirection] = [.forward, .backward]
}
