import Foundation
import LessonKit
import Stage
import Testing

struct RendererTests {
  private static func record(
    _ kind: LogRecord.Kind,
    _ text: String,
    thread: Int = 1,
    subscription: Int? = nil,
    source: SourcePosition? = nil,
    cause: Int? = nil
  ) -> LogRecord {
    LogRecord(
      sequence: 7,
      time: .milliseconds(1_250),
      thread: .init(number: thread, name: thread == 1 ? "main" : nil),
      kind: kind,
      text: text,
      subscription: subscription,
      source: source,
      cause: cause
    )
  }

  private static let records = [
    record(.print, "First 0"), record(.debug, "http -> subscribed"),
    record(.hop, "main → worker 2", thread: 2), record(.next, "0"), record(.print, "x", thread: 2),
  ]

  private func lines(_ format: Format, threads: Bool = false) -> [String] {
    let renderer = format.renderer(clock: LogClock(), showsThreads: threads)
    return Self.records.compactMap { renderer.line(for: $0) }
  }

  @Test func consoleDatesWhatIsPrinted() {
    #expect(
      lines(.console) == [
        "2016-05-01 04:17:18.250: First 0",
        "2016-05-01 04:17:18.250: http -> subscribed",
        "2016-05-01 04:17:18.250: x",
      ]
    )
  }

  @Test func consoleNamesThreadsAndHops() {
    #expect(
      lines(.console, threads: true) == [
        "2016-05-01 04:17:18.250 [main]: First 0",
        "2016-05-01 04:17:18.250 [main]: http -> subscribed",
        "2016-05-01 04:17:18.250 [worker 2]: (main → worker 2)",
        "2016-05-01 04:17:18.250 [worker 2]: x",
      ]
    )
  }

  @Test func plainLeavesPrintedLinesAsTheyAre() {
    #expect(lines(.plain) == ["First 0", "2016-05-01 04:17:18.250: http -> subscribed", "x"])
  }

  @Test func jsonHasEveryRecordWithAllItKnows() throws {
    #expect(lines(.json).count == Self.records.count)
    let full = Self.record(
      .next,
      "a \"b\"",
      thread: 2,
      subscription: 3,
      source: SourcePosition(file: "x.swift", line: 4, column: 5),
      cause: 6
    )
    let line = try #require(Format.json.renderer(clock: LogClock()).line(for: full))
    #expect(
      line == """
        {"cause":6,"date":"2016-05-01 04:17:18.250","kind":"next","seq":7,"source":{"column":5,"file":"x.swift","line":4},\
        "subscription":3,"text":"a \\"b\\"","thread":{"number":2},"time":1.25,"v":1}
        """
    )
  }

  @Test func onlyJSONNeedsEvents() {
    #expect(Format.allCases.filter(\.needsEvents) == [.json])
  }
}
