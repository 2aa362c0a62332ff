import Foundation
import Stage
import Testing

struct StageTimeTests {
  static let conversions: [(StageTime, Int64)] = [
    (StageTime.seconds(2), 2_000_000_000),
    (.seconds(0.3), 300_000_000),
    (.seconds(-1.5), -1_500_000_000),
    (.seconds(Double.nan), 0),
    (.seconds(Double.infinity), .max),
    (.seconds(-Double.infinity), .min),
    (.seconds(1e300), .max),
    (.seconds(9.3e9), .max),
    (.seconds(-9.3e9), .min),
    (.seconds(Int.max), .max),
    (.seconds(Int.min), .min),
    (.milliseconds(300), 300_000_000),
    (.milliseconds(-1), -1_000_000),
    (.microseconds(7), 7_000),
    (.nanoseconds(UInt64.max), .max),
    (StageTime(.milliseconds(1_500)), 1_500_000_000),
    (StageTime(.seconds(Int64.max)), .max),
    (StageTime(.nanoseconds(-3)), -3),
  ]

  @Test(arguments: conversions)
  func conversion(_ time: StageTime, _ nanoseconds: Int64) {
    #expect(time.nanoseconds == nanoseconds)
  }

  static let results: [(StageTime, Int64)] = [
    (StageTime.seconds(1) + .milliseconds(1), 1_001_000_000),
    (StageTime.seconds(1) - .seconds(3), -2_000_000_000),
    (StageTime.never + .seconds(-5), .max),
    (StageTime.never - .seconds(5), .max),
    (StageTime(nanoseconds: .max - 1) + .seconds(1), .max),
    (StageTime(nanoseconds: .min) + .seconds(-1), .min),
    (StageTime(nanoseconds: .min) - .seconds(1), .min),
    (StageTime(nanoseconds: .max - 1) - .seconds(-1), .max),
    (StageTime.seconds(3) * 4, 12_000_000_000),
    (StageTime.seconds(3) * .max, .max),
    (StageTime.seconds(-3) * .max, .min),
    (StageTime.seconds(-3) * .min, .max),
    (StageTime.never * 2, .max),
  ]

  @Test(arguments: results)
  func arithmeticStopsAtTheEnds(_ time: StageTime, _ nanoseconds: Int64) {
    #expect(time.nanoseconds == nanoseconds)
  }

  @Test(arguments: [
    (StageTime.zero, "0s"),
    (.seconds(2), "2s"),
    (.milliseconds(300), "0.300s"),
    (.microseconds(-1), "-0.000001s"),
    (.nanoseconds(1_000_000_001), "1.000000001s"),
    (.never, "never"),
  ])
  func description(_ time: StageTime, _ text: String) {
    #expect(time.description == text)
  }

  @Test func codingKeepsEveryNanosecond() throws {
    let times: [StageTime] = [.zero, .nanoseconds(-1), .never]
    let data = try JSONEncoder().encode(times)
    #expect(String(decoding: data, as: UTF8.self) == "[0,-1,9223372036854775807]")
    #expect(try JSONDecoder().decode([StageTime].self, from: data) == times)
  }
}
