import Foundation
import Stage

extension LogClock {
  /// The clock that shows this date, `yyyy-MM-dd HH:mm:ss.SSS`, at this time; `nil` if the date is another text.
  init?(showing date: String, at time: StageTime) {
    guard let date = Self.parse(date) else { return nil }
    let milliseconds = Double(time.nanoseconds / 1_000_000)
    // Clocks cut both to milliseconds, so half of one keeps rounding from changing the date.
    self.init(start: date.addingTimeInterval((0.5 - milliseconds) / 1_000))
  }

  /// The time at which the clock of a run in virtual time shows this date; `nil` if the date is another text.
  static func time(showing date: String) -> StageTime? {
    guard let date = parse(date) else { return nil }
    let seconds = date.timeIntervalSince(Stage.Configuration.pinnedStartDate)
    return .seconds((seconds * 1_000).rounded() / 1_000)
  }

  /// Reads `yyyy-MM-dd HH:mm:ss.SSS`.
  private static func parse(_ date: String) -> Date? {
    let style = Date.ISO8601FormatStyle(includingFractionalSeconds: true)
    return try? style.parse(date.replacing(" ", with: "T") + "Z")
  }
}
