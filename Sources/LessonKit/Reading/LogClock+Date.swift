import Foundation
import Stage

extension LogClock {
  /// The clock that shows this date, `yyyy-MM-dd HH:mm:ss.SSS`, at this time; `nil` if the date is another text.
  init?(showing date: String, at time: StageTime) {
    let style = Date.ISO8601FormatStyle(includingFractionalSeconds: true)
    guard let date = try? style.parse(date.replacing(" ", with: "T") + "Z") else { return nil }
    let milliseconds = Double(time.nanoseconds / 1_000_000)
    // Clocks cut both to milliseconds, so half of one keeps rounding from changing the date.
    self.init(start: date.addingTimeInterval((0.5 - milliseconds) / 1_000))
  }
}
