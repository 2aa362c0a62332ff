import Foundation
import ScriptMachine

/// `DateInterval`.
enum DateIntervals: LibraryPart {
  static let declaration = #"""
    struct DateInterval: Hashable, Comparable, Codable, CustomStringConvertible {
      private enum CodingKeys: String, CodingKey { case start, duration }
      init() { self.init(start: Date(), duration: 0) }
      init(start: Date, end: Date)
      init(start: Date, duration: Double)
      init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
          start: try container.decode(Date.self, forKey: .start),
          duration: try container.decode(Double.self, forKey: .duration)
        )
      }
      func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(start, forKey: .start)
        try container.encode(duration, forKey: .duration)
      }
      var description: String { get }
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
    """#

  static func register(in table: inout NativeTable) {
    table.add("DateInterval.init(start:end:)") { call in
      let start = try Date.make(from: call[0], call.machine)
      let end = try Date.make(from: call[1], call.machine)
      guard start <= end else { throw negative(call) }
      return DateInterval(start: start, end: end).scriptValue(call.machine)
    }
    table.add("DateInterval.init(start:duration:)") { call in
      let duration = try call.double(1)
      guard duration >= 0 else { throw negative(call) }
      return DateInterval(start: try Date.make(from: call[0], call.machine), duration: duration)
        .scriptValue(call.machine)
    }
    table.property("DateInterval.start", \DateInterval.start)
    table.property("DateInterval.end", \DateInterval.end)
    table.property("DateInterval.duration", \DateInterval.duration)
    table.method("DateInterval.intersects(_:)", DateInterval.intersects)
    table.method("DateInterval.intersection(with:)", DateInterval.intersection)
    table.describable("DateInterval", DateInterval.self)
    table.comparable("DateInterval", DateInterval.self)
    table.hashable("DateInterval", DateInterval.self)
  }

  private static func negative(_ call: Call) -> ScriptTrap {
    call.machine.trap("Reverse intervals are not allowed")
  }
}

extension DateInterval: ScriptStruct {}
