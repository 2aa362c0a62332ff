import Foundation
import ScriptMachine

/// `Date`, by the host's clock.
enum DateTypes: LibraryPart {
  static let declaration = #"""
    typealias TimeInterval = Double
    extension DispatchWallTime {
      init(timespec: timespec) {
        let distance = Date(timeIntervalSince1970: Double(timespec.tv_sec) + Double(timespec.tv_nsec) / 1e9).timeIntervalSinceNow
        // A `Date` is some tenths of a microsecond off.
        self.init(time: .now() + .microseconds(Int((distance * 1e6).rounded())))
      }
    }
    struct Date: Hashable, Comparable, Codable, Sendable, CustomStringConvertible, CustomDebugStringConvertible, Strideable {
      typealias Stride = Double
      init()
      init(timeIntervalSinceNow: Double) { self.init(timeInterval: timeIntervalSinceNow, since: Date()) }
      init(timeIntervalSince1970: Double) {
        self.init(timeIntervalSinceReferenceDate: timeIntervalSince1970 - 978_307_200)
      }
      init(timeIntervalSinceReferenceDate: Double)
      init(timeInterval: Double, since date: Date) {
        self.init(timeIntervalSinceReferenceDate: date.timeIntervalSinceReferenceDate + timeInterval)
      }
      init(from decoder: any Decoder) throws {
        self.init(timeIntervalSinceReferenceDate: try decoder.singleValueContainer().decode(Double.self))
      }
      func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(timeIntervalSinceReferenceDate)
      }
      static var now: Date { Date() }
      static var distantPast: Date { get }
      static var distantFuture: Date { get }
      static var timeIntervalBetween1970AndReferenceDate: Double { 978_307_200 }
      static var timeIntervalSinceReferenceDate: Double { Date().timeIntervalSinceReferenceDate }
      var timeIntervalSinceReferenceDate: Double { get }
      var timeIntervalSince1970: Double { timeIntervalSinceReferenceDate + 978_307_200 }
      var timeIntervalSinceNow: Double { timeIntervalSince(Date()) }
      func timeIntervalSince(_ date: Date) -> Double
      func addingTimeInterval(_ timeInterval: Double) -> Date { Date(timeInterval: timeInterval, since: self) }
      mutating func addTimeInterval(_ timeInterval: Double) { self = addingTimeInterval(timeInterval) }
      func compare(_ other: Date) -> ComparisonResult {
        self < other ? .orderedAscending : self > other ? .orderedDescending : .orderedSame
      }
      func distance(to other: Date) -> Double { other.timeIntervalSince(self) }
      func advanced(by n: Double) -> Date { addingTimeInterval(n) }
      var description: String { get }
      func description(with locale: Locale?) -> String { description }
      var debugDescription: String { description }
      func hash(into hasher: inout Hasher)
      func formatted() -> String { formatted(date: .numeric, time: .shortened) }
      func formatted<F: Foundation.FormatStyle>(_ format: F) -> F.FormatOutput where F.FormatInput == Date { format.format(self) }
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
    extension Date {
      struct ISO8601FormatStyle: Foundation.FormatStyle {
        typealias FormatInput = Date
        typealias FormatOutput = String
        private var hasFraction = false
        init() {}
        func format(_ value: Date) -> String {
          let formatter = ISO8601DateFormatter()
          if hasFraction { formatter.formatOptions = [.withInternetDateTime, .withFractionalSeconds] }
          return formatter.string(from: value)
        }
        func time(includingFractionalSeconds: Bool) -> Date.ISO8601FormatStyle {
          var style = self
          style.hasFraction = includingFractionalSeconds
          return style
        }
      }
    }
    extension FormatStyle where Self == Date.ISO8601FormatStyle {
      static var iso8601: Date.ISO8601FormatStyle { Date.ISO8601FormatStyle() }
    }
    enum ComparisonResult: Int { case orderedAscending = -1, orderedSame, orderedDescending }
    func CFAbsoluteTimeGetCurrent() -> Double { Date.timeIntervalSinceReferenceDate }
    """#

  static func register(in table: inout NativeTable) {
    table.add("Date.init()") { call in
      Date(timeIntervalSince1970: call.machine.runtime.host.now()).scriptValue(call.machine)
    }
    table.add("Date.init(timeIntervalSinceReferenceDate:)") { call in
      let seconds = try call.double(0)
      guard !seconds.isNaN else {
        throw call.machine.trap("a date can't be `nan` seconds from another one")
      }
      return Date(timeIntervalSinceReferenceDate: seconds).scriptValue(call.machine)
    }
    table.constant("Date.distantPast", Date.distantPast)
    table.constant("Date.distantFuture", Date.distantFuture)
    table.function("Date.timeIntervalSinceReferenceDate") { (date: Date) in
      date.timeIntervalSinceReferenceDate
    }
    table.function("Date.timeIntervalSince(_:)") { (date: Date, other: Date) in
      date.timeIntervalSince(other)
    }
    table.describable("Date", Date.self)
    table.comparable("Date", Date.self)
    table.hashable("Date", Date.self)
    table.function("Date.ISO8601Format()") { (date: Date) in date.ISO8601Format() }
    registerStyles(in: &table)
  }

  /// `formatted(date:time:)`, for a reader in the United States.
  private static func registerStyles(in table: inout NativeTable) {
    typealias Style = Date.FormatStyle
    let dates: [(String, Style.DateStyle)] = [
      ("omitted", .omitted), ("numeric", .numeric), ("abbreviated", .abbreviated), ("long", .long),
      ("complete", .complete),
    ]
    for (name, style) in dates { table.constant("Date.FormatStyle.DateStyle.\(name)", style) }
    let times: [(String, Style.TimeStyle)] = [
      ("omitted", .omitted), ("shortened", .shortened), ("standard", .standard),
      ("complete", .complete),
    ]
    for (name, style) in times { table.constant("Date.FormatStyle.TimeStyle.\(name)", style) }
    table.function("Date.formatted(date:time:)") {
      (date: Date, day: Style.DateStyle, time: Style.TimeStyle) in
      date.formatted(
        Style(date: day, time: time, locale: Locale(identifier: "en_US"), timeZone: .gmt)
      )
    }
  }
}

extension Date: ScriptStruct {}
extension Date.FormatStyle.DateStyle: ScriptStruct {}
extension Date.FormatStyle.TimeStyle: ScriptStruct {}

extension ComparisonResult: ScriptEnum {
  static let scriptCases: [ComparisonResult] = [
    .orderedAscending, .orderedSame, .orderedDescending,
  ]
}
