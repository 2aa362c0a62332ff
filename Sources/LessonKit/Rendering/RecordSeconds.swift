import Foundation
import Stage

/// A time in a JSON record: a number of seconds with up to nine decimal places, so that no nanosecond is lost.
struct RecordSeconds: Codable {
  let time: StageTime

  private static let nanoseconds = Decimal(1_000_000_000)

  init(_ time: StageTime) { self.time = time }

  init(from decoder: any Decoder) throws {
    var exact = try decoder.singleValueContainer().decode(Decimal.self) * Self.nanoseconds
    var whole = Decimal()
    NSDecimalRound(&whole, &exact, 0, .plain)
    time = StageTime(nanoseconds: Int64("\(whole)") ?? (whole < 0 ? .min : .max))
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(Decimal(time.nanoseconds) / Self.nanoseconds)
  }
}
