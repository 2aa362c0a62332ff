import Foundation
import ScriptMachine

/// `TimeZone` and `Locale`: Greenwich's time and the plain locale unless a script asks for others.
enum Regions: LibraryPart {
  static let declaration = #"""
    struct TimeZone: Hashable, Codable, Sendable, CustomStringConvertible {
      init?(identifier: String)
      init?(abbreviation: String)
      init?(secondsFromGMT seconds: Int)
      init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let name = try container.decode(String.self, forKey: .identifier)
        guard let zone = TimeZone(identifier: name) else {
          throw DecodingError.dataCorruptedError(
            forKey: .identifier, in: container, debugDescription: "Invalid time zone identifier."
          )
        }
        self = zone
      }
      func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(identifier, forKey: .identifier)
      }
      private enum CodingKeys: String, CodingKey { case identifier }
      static var current: TimeZone { get }
      static var autoupdatingCurrent: TimeZone { .current }
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
      init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let name = try container.decode(String.self, forKey: .identifier)
        self.init(identifier: name)
      }
      func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(identifier, forKey: .identifier)
      }
      private enum CodingKeys: String, CodingKey { case identifier }
      static var current: Locale { get }
      static var autoupdatingCurrent: Locale { .current }
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

  static let locale = Locale(identifier: "en_US_POSIX")
  static let zone = TimeZone.gmt

  static func register(in table: inout NativeTable) {
    registerTimeZones(in: &table)
    registerLocales(in: &table)
  }

  private static func registerTimeZones(in table: inout NativeTable) {
    table.function("TimeZone.init(identifier:)") { (name: String) in TimeZone(identifier: name) }
    table.function("TimeZone.init(abbreviation:)") { (name: String) in
      TimeZone(abbreviation: name)
    }
    table.function("TimeZone.init(secondsFromGMT:)") { (seconds: Int) in
      // Foundation stops the program for some of what no zone is off by.
      seconds.magnitude <= 18 * 3_600 ? TimeZone(secondsFromGMT: seconds) : nil
    }
    table.constant("TimeZone.current", zone)
    table.constant("TimeZone.gmt", TimeZone.gmt)
    table.function("TimeZone.identifier") { (zone: TimeZone) in zone.identifier }
    table.function("TimeZone.abbreviation(for:)") { (zone: TimeZone, date: Date) in
      zone.abbreviation(for: date)
    }
    table.function("TimeZone.secondsFromGMT(for:)") { (zone: TimeZone, date: Date) in
      zone.secondsFromGMT(for: date)
    }
    table.describable("TimeZone", TimeZone.self)
    table.hashable("TimeZone", TimeZone.self)
  }

  private static func registerLocales(in table: inout NativeTable) {
    table.function("Locale.init(identifier:)") { (name: String) in
      // Foundation stops the program for what no locale is called.
      Locale(identifier: name.utf8.allSatisfy { $0 < 0x80 } ? name : "")
    }
    table.constant("Locale.current", locale)
    table.function("Locale.identifier") { (locale: Locale) in locale.identifier }
    table.function("Locale.languageCode") { (locale: Locale) in
      locale.language.languageCode?.identifier
    }
    table.function("Locale.regionCode") { (locale: Locale) in locale.region?.identifier }
    table.function("Locale.currencyCode") { (locale: Locale) in locale.currency?.identifier }
    table.function("Locale.currencySymbol") { (locale: Locale) in locale.currencySymbol }
    table.function("Locale.decimalSeparator") { (locale: Locale) in locale.decimalSeparator }
    table.function("Locale.groupingSeparator") { (locale: Locale) in locale.groupingSeparator }
    table.describable("Locale", Locale.self)
    table.hashable("Locale", Locale.self)
  }
}

extension TimeZone: ScriptStruct {}
extension Locale: ScriptStruct {}
