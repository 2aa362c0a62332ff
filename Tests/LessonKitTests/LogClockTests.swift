import Foundation
import LessonKit
import Stage
import Testing

struct LogClockTests {
  @Test(arguments: [
    (0.0, 0.0, 0, "1970-01-01 00:00:00.000"),
    (1_462_076_237, 0.225, 0, "2016-05-01 04:17:17.225"),
    (1_462_076_237, 86_400, 0, "2016-05-02 04:17:17.000"),
    (951_782_399, 1, 0, "2000-02-29 00:00:00.000"),
    (951_868_799.5, 0.5, 0, "2000-03-01 00:00:00.000"),
    (4_107_542_399, 1, 0, "2100-03-01 00:00:00.000"),
    (-1, 0.25, 0, "1969-12-31 23:59:59.250"),
    (1_462_076_237, 0, 7_200, "2016-05-01 06:17:17.000"),
    (1_462_076_237, 0, -18_000, "2016-04-30 23:17:17.000"),
    (1_462_076_237, 0.0009, 0, "2016-05-01 04:17:17.000"),
  ])
  func dates(_ row: (start: Double, time: Double, offset: Int, text: String)) {
    let clock = LogClock(start: Date(timeIntervalSince1970: row.start), offset: row.offset)
    #expect(clock.text(for: .seconds(row.time)) == row.text)
  }
}
