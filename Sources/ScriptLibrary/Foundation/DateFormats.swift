import Foundation
import ScriptMachine

/// `DateFormatter` and its kin, in Greenwich's time and the plain locale unless a script asks for others.
enum DateFormats: LibraryPart {
  static let declaration = #"""
    open class Formatter: NSObject {
      override init() { super.init() }
      open func string(for obj: Any?) -> String? { nil }
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
      class func localizedString(from date: Date, dateStyle dstyle: DateFormatter.Style, timeStyle tstyle: DateFormatter.Style) -> String {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US")
        formatter.dateStyle = dstyle
        formatter.timeStyle = tstyle
        return formatter.string(from: date)
      }
    }
    open class ISO8601DateFormatter: Formatter {
      struct Options: OptionSet {
        typealias RawValue = UInt
        typealias Element = ISO8601DateFormatter.Options
        typealias ArrayLiteralElement = ISO8601DateFormatter.Options
        let rawValue: UInt
        init(rawValue: UInt) { self.rawValue = rawValue }
        static var withYear: ISO8601DateFormatter.Options { ISO8601DateFormatter.Options(rawValue: 1) }
        static var withMonth: ISO8601DateFormatter.Options { ISO8601DateFormatter.Options(rawValue: 2) }
        static var withDay: ISO8601DateFormatter.Options { ISO8601DateFormatter.Options(rawValue: 16) }
        static var withTime: ISO8601DateFormatter.Options { ISO8601DateFormatter.Options(rawValue: 32) }
        static var withTimeZone: ISO8601DateFormatter.Options { ISO8601DateFormatter.Options(rawValue: 64) }
        static var withFullDate: ISO8601DateFormatter.Options { ISO8601DateFormatter.Options(rawValue: 275) }
        static var withFullTime: ISO8601DateFormatter.Options { ISO8601DateFormatter.Options(rawValue: 1632) }
        static var withInternetDateTime: ISO8601DateFormatter.Options { ISO8601DateFormatter.Options(rawValue: 1907) }
        static var withFractionalSeconds: ISO8601DateFormatter.Options { ISO8601DateFormatter.Options(rawValue: 2048) }
        static var withDashSeparatorInDate: ISO8601DateFormatter.Options { ISO8601DateFormatter.Options(rawValue: 256) }
        static var withColonSeparatorInTime: ISO8601DateFormatter.Options { ISO8601DateFormatter.Options(rawValue: 512) }
      }
      override init()
      var formatOptions: ISO8601DateFormatter.Options { get set }
      var timeZone: TimeZone! { get set }
      func string(from date: Date) -> String
      func date(from string: String) -> Date?
    }
    open class RelativeDateTimeFormatter: Formatter {
      override init() { super.init() }
      func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
        localizedString(fromTimeInterval: date.timeIntervalSince(referenceDate))
      }
      func localizedString(fromTimeInterval timeInterval: Double) -> String {
        let units = [
          ("year", 31_536_000.0), ("month", 2_592_000.0), ("week", 604_800.0), ("day", 86_400.0),
          ("hour", 3_600.0), ("minute", 60.0),
        ]
        let length = timeInterval.magnitude
        let (name, size) = units.first { length >= $0.1 } ?? ("second", 1.0)
        let count = Int(length / size)
        let words = "\(count) \(name)\(count == 1 ? "" : "s")"
        return timeInterval < 0 ? words + " ago" : "in " + words
      }
    }
    """#

  static var classes: [(AnyClass, String)] {
    [(DateFormatter.self, "DateFormatter"), (ISO8601DateFormatter.self, "ISO8601DateFormatter")]
  }

  static func register(in table: inout NativeTable) {
    registerDateFormatters(in: &table)
    registerInternetFormatters(in: &table)
  }

  private static func prepare(_ formatter: DateFormatter) -> DateFormatter {
    formatter.locale = Regions.locale
    formatter.timeZone = Regions.zone
    return formatter
  }

  private static func registerDateFormatters(in table: inout NativeTable) {
    table.initializer(
      "DateFormatter.init()",
      { prepare(DateFormatter()) },
      scripted: { prepare(ScriptedDateFormatter($0)) }
    )
    table.property("DateFormatter.dateFormat", \DateFormatter.dateFormat)
    table.property("DateFormatter.dateStyle", \DateFormatter.dateStyle)
    table.property("DateFormatter.timeStyle", \DateFormatter.timeStyle)
    table.property("DateFormatter.locale", \DateFormatter.locale)
    table.property("DateFormatter.timeZone", \DateFormatter.timeZone)
    table.property("DateFormatter.calendar", \DateFormatter.calendar)
    table.property("DateFormatter.isLenient", \DateFormatter.isLenient)
    table.property(
      "DateFormatter.doesRelativeDateFormatting",
      \DateFormatter.doesRelativeDateFormatting
    )
    table.property("DateFormatter.amSymbol", \DateFormatter.amSymbol)
    table.property("DateFormatter.pmSymbol", \DateFormatter.pmSymbol)
    table.method("DateFormatter.string(from:)", DateFormatter.string(from:))
    table.add("DateFormatter.date(from:)") { call in
      let formatter = try DateFormatter.make(from: call[0], call.machine)
      // A year of two digits lies in the eighty years before the host's date, or in the twenty after.
      let now = Date(timeIntervalSince1970: call.machine.runtime.host.now())
      formatter.twoDigitStartDate = Calendar(identifier: .gregorian)
        .date(byAdding: .year, value: -80, to: now)
      return try formatter.date(from: call.string(1)).scriptValue(call.machine)
    }
    table.method(
      "DateFormatter.setLocalizedDateFormatFromTemplate(_:)",
      DateFormatter.setLocalizedDateFormatFromTemplate
    )
  }

  private static func registerInternetFormatters(in table: inout NativeTable) {
    let name = "ISO8601DateFormatter"
    table.function("\(name).init()") { ISO8601DateFormatter() }
    table.property("\(name).formatOptions", \ISO8601DateFormatter.formatOptions)
    table.property("\(name).timeZone", \ISO8601DateFormatter.timeZone)
    table.method("\(name).string(from:)", ISO8601DateFormatter.string(from:))
    table.method("\(name).date(from:)", ISO8601DateFormatter.date(from:))
  }
}

extension DateFormatter: ScriptClass {}
extension ISO8601DateFormatter: ScriptClass {}
extension ISO8601DateFormatter.Options: ScriptOptions {}

extension DateFormatter.Style: ScriptEnum {
  static let scriptCases: [DateFormatter.Style] = [.none, .short, .medium, .long, .full]
}

/// A date formatter of a script's class; one thread at a time runs a script.
private final class ScriptedDateFormatter: DateFormatter, ScriptedObject, @unchecked Sendable {
  // A part belongs to the one thread that runs the script.
  let part: Instance

  init(_ part: Instance) {
    self.part = part
    super.init()
  }

  required init?(coder: NSCoder) { nil }
  deinit { deinitializeScript() }

  override func string(from date: Date) -> String {
    open("string(from:)", .body, date) { super.string(from: date) }
  }
  override func date(from string: String) -> Date? {
    open("date(from:)", .body, string) { super.date(from: string) }
  }
}
