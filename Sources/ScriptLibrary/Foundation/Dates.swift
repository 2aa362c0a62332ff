extension FoundationLibrary {
  static let dates = #"""
    typealias TimeInterval = Double
    struct Date: Hashable, Comparable, Codable, Sendable, CustomStringConvertible, CustomDebugStringConvertible, Strideable {
      typealias Stride = Double
      init()
      init(timeIntervalSinceNow: Double)
      init(timeIntervalSince1970: Double)
      init(timeIntervalSinceReferenceDate: Double)
      init(timeInterval: Double, since date: Date) {
        self.init(timeIntervalSinceReferenceDate: date.timeIntervalSinceReferenceDate + timeInterval)
      }
      init(from decoder: any Decoder) throws
      func encode(to encoder: any Encoder) throws
      static var now: Date { Date() }
      static var distantPast: Date { get }
      static var distantFuture: Date { get }
      static var timeIntervalBetween1970AndReferenceDate: Double { 978_307_200 }
      static var timeIntervalSinceReferenceDate: Double { Date().timeIntervalSinceReferenceDate }
      var timeIntervalSinceReferenceDate: Double { get }
      var timeIntervalSince1970: Double { timeIntervalSinceReferenceDate + 978_307_200 }
      var timeIntervalSinceNow: Double { timeIntervalSince(Date()) }
      func timeIntervalSince(_ date: Date) -> Double {
        timeIntervalSinceReferenceDate - date.timeIntervalSinceReferenceDate
      }
      func addingTimeInterval(_ timeInterval: Double) -> Date { Date(timeInterval: timeInterval, since: self) }
      mutating func addTimeInterval(_ timeInterval: Double) { self = addingTimeInterval(timeInterval) }
      func compare(_ other: Date) -> ComparisonResult {
        self < other ? .orderedAscending : self > other ? .orderedDescending : .orderedSame
      }
      func distance(to other: Date) -> Double { other.timeIntervalSince(self) }
      func advanced(by n: Double) -> Date { addingTimeInterval(n) }
      var description: String { get }
      func description(with locale: Locale?) -> String
      var debugDescription: String { get }
      func hash(into hasher: inout Hasher)
      func formatted() -> String
      func formatted(date: Date.FormatStyle.DateStyle, time: Date.FormatStyle.TimeStyle) -> String
      func ISO8601Format() -> String
      static func == (lhs: Date, rhs: Date) -> Bool
      static func < (lhs: Date, rhs: Date) -> Bool
      static func + (lhs: Date, rhs: Double) -> Date { lhs.addingTimeInterval(rhs) }
      static func - (lhs: Date, rhs: Double) -> Date { lhs.addingTimeInterval(-rhs) }
      static func += (lhs: inout Date, rhs: Double) { lhs = lhs + rhs }
      static func -= (lhs: inout Date, rhs: Double) { lhs = lhs - rhs }
      struct FormatStyle {
        struct DateStyle {
          static var omitted: Date.FormatStyle.DateStyle { get }
          static var numeric: Date.FormatStyle.DateStyle { get }
          static var abbreviated: Date.FormatStyle.DateStyle { get }
          static var long: Date.FormatStyle.DateStyle { get }
          static var complete: Date.FormatStyle.DateStyle { get }
        }
        struct TimeStyle {
          static var omitted: Date.FormatStyle.TimeStyle { get }
          static var shortened: Date.FormatStyle.TimeStyle { get }
          static var standard: Date.FormatStyle.TimeStyle { get }
          static var complete: Date.FormatStyle.TimeStyle { get }
        }
      }
    }
    enum ComparisonResult: Int { case orderedAscending = -1, orderedSame, orderedDescending }
    struct DateInterval: Hashable, Comparable, Codable {
      init()
      init(start: Date, end: Date)
      init(start: Date, duration: Double)
      init(from decoder: any Decoder) throws
      func encode(to encoder: any Encoder) throws
      var start: Date { get set }
      var end: Date { get set }
      var duration: Double { get set }
      func contains(_ date: Date) -> Bool { date >= start && date <= end }
      func intersects(_ dateInterval: DateInterval) -> Bool
      func intersection(with dateInterval: DateInterval) -> DateInterval?
      static func == (lhs: DateInterval, rhs: DateInterval) -> Bool
      static func < (lhs: DateInterval, rhs: DateInterval) -> Bool
      func hash(into hasher: inout Hasher)
    }
    func CFAbsoluteTimeGetCurrent() -> Double
    """#

  static let calendars = #"""
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
      static var autoupdatingCurrent: Calendar { get }
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
      func isDate(_ date1: Date, equalTo date2: Date, toGranularity component: Calendar.Component) -> Bool
      func isDate(_ date1: Date, inSameDayAs date2: Date) -> Bool
      func isDateInToday(_ date: Date) -> Bool
      func isDateInYesterday(_ date: Date) -> Bool
      func isDateInTomorrow(_ date: Date) -> Bool
      func isDateInWeekend(_ date: Date) -> Bool
      static func == (lhs: Calendar, rhs: Calendar) -> Bool
      func hash(into hasher: inout Hasher)
    }
    struct DateComponents: Hashable, Codable, Sendable, CustomStringConvertible {
      init(calendar: Calendar? = nil, timeZone: TimeZone? = nil, era: Int? = nil, year: Int? = nil, month: Int? = nil, day: Int? = nil, hour: Int? = nil, minute: Int? = nil, second: Int? = nil, nanosecond: Int? = nil, weekday: Int? = nil, weekdayOrdinal: Int? = nil, quarter: Int? = nil, weekOfMonth: Int? = nil, weekOfYear: Int? = nil, yearForWeekOfYear: Int? = nil)
      init(from decoder: any Decoder) throws
      func encode(to encoder: any Encoder) throws
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
    struct TimeZone: Hashable, Codable, Sendable, CustomStringConvertible {
      init?(identifier: String)
      init?(abbreviation: String)
      init?(secondsFromGMT seconds: Int)
      init(from decoder: any Decoder) throws
      func encode(to encoder: any Encoder) throws
      static var current: TimeZone { get }
      static var autoupdatingCurrent: TimeZone { get }
      static var gmt: TimeZone { get }
      var identifier: String { get }
      var description: String { get }
      func abbreviation(for date: Date = Date()) -> String?
      func secondsFromGMT(for date: Date = Date()) -> Int
      static func == (lhs: TimeZone, rhs: TimeZone) -> Bool
      func hash(into hasher: inout Hasher)
    }
    struct Locale: Hashable, Codable, Sendable, CustomStringConvertible {
      init(identifier: String)
      init(from decoder: any Decoder) throws
      func encode(to encoder: any Encoder) throws
      static var current: Locale { get }
      static var autoupdatingCurrent: Locale { get }
      var identifier: String { get }
      var description: String { get }
      var languageCode: String? { get }
      var regionCode: String? { get }
      var currencyCode: String? { get }
      var currencySymbol: String? { get }
      var decimalSeparator: String? { get }
      var groupingSeparator: String? { get }
      static func == (lhs: Locale, rhs: Locale) -> Bool
      func hash(into hasher: inout Hasher)
    }
    """#
}
