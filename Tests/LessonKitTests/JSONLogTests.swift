import Foundation
import LessonKit
import ScriptSource
import Stage
import Testing

/// Records that are written as JSON lines and read back.
struct JSONLogTests {
  private func lines(_ format: Format, of records: [LogRecord]) -> [String] {
    if let view = format.view(
      of: records,
      RunnableScript(SourceFile(name: "", text: "")),
      ViewOptions()
    ) {
      return view
    }
    let renderer = format.renderer(clock: LogClock())
    return records.compactMap { renderer.line(for: $0) }
  }

  private static func log(_ name: String) throws -> String {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    return try String(
      contentsOf: folder.appendingPathComponent("Logs/\(name)"),
      encoding: .utf8
    )
  }

  @Test func everyRecordIsReadAsItWasWritten() throws {
    let text = lines(.json, of: SampleRecords.all).joined(separator: "\n")
    #expect(JSONLog.matches(text))
    #expect(try JSONLog(text).records == SampleRecords.all)
  }

  @Test(arguments: ["hot-cold", "share-replay", "thread-tracing"])
  func aLessonsRecordsAreReadAsTheyWereWritten(_ name: String) throws {
    let records = try Lessons.recording(name).records
    let text = lines(.json, of: records).joined(separator: "\n")
    #expect(try JSONLog(text).records == records)
  }

  /// What version 2 wrote, and the views that it drew.
  @Test(arguments: [("version-2.log", Format.console), ("version-2.marbles", .marbles)])
  func aLogOfVersion2IsShownAsItWas(_ row: (file: String, format: Format)) throws {
    let records = try JSONLog(try Self.log("version-2.json")).records
    let shown = lines(row.format, of: records).map { $0 + "\n" }.joined()
    #expect(shown == (try Self.log(row.file)))
  }

  @Test func rolesAndThreadsOfVersion2AreKnownAgain() throws {
    let records = try JSONLog(try Self.log("version-2.json")).records
    let story = Story(records)
    #expect(story.roots.map(\.role) == [.subscriber, .subscriber, .subscriber, .subscriber])
    #expect(story.sharedStreams.map(\.role) == [.subject, .shared, .shared])
    #expect(story.hopRoutes.map(\.origin).contains { $0.hasPrefix("observe") })
    #expect(records.count { $0.kind == .debug } == 3)
  }

  /// A record whose fields are all there.
  private static let complete =
    #"{"date":"","kind":"print","seq":1,"text":"5","thread":{"number":1},"time":0,"v":3}"#

  private static let noRecord = "this line is not a record of `rxlab run --format json`"

  @Test(arguments: [
    ("{\"seq\":1}\n", 1, noRecord),
    ("\n[]\n", 2, noRecord),
    (complete + "\n{\"v\":3,\"seq\":", 2, "the log ends in the middle of this record"),
    ("{\"v\":1}", 1, "this record has version 1; rxlab reads versions 2 to 3"),
    ("{\"v\":4}", 1, "this record has version 4; rxlab reads versions 2 to 3"),
    ("{\"v\":3}", 1, "this record has no `seq`"),
    (complete.replacing("print", with: "next"), 1, "this record has no `subscription`"),
    (complete.replacing("print", with: "hop"), 1, "this record has no `from`"),
    (
      complete.replacing("\"number\":1", with: "\"number\":true"), 1,
      "the `thread.number` of this record has a value of the wrong type"
    ),
  ])
  func `a line that is no record is named`(_ row: (text: String, line: Int, problem: String)) {
    #expect(throws: JSONLog.Problem(line: row.line, description: row.problem)) {
      try JSONLog(row.text)
    }
  }

  @Test(arguments: [
    (LogClock(), StageTime.zero),
    (LogClock(start: Date(timeIntervalSince1970: 1_767_225_599.9999)), .milliseconds(1_500)),
    (LogClock(start: Date(timeIntervalSince1970: 951_782_400.0014), offset: 7_200), .zero),
    (LogClock(start: Date(timeIntervalSince1970: 1_782_864_000.123)), .nanoseconds(999_999)),
  ])
  func `the clock of a log is known by the date of its first record`(
    _ row: (clock: LogClock, first: StageTime)
  ) throws {
    let thread = LogRecord.Thread(number: 1, name: "main")
    let records = [StageTime.zero, .milliseconds(300), .nanoseconds(123_456_789), .seconds(86_400)]
      .enumerated().map {
        LogRecord(
          sequence: $0 + 1,
          time: row.first + $1,
          thread: thread,
          .print("\($0)")
        )
      }
    let renderer = Format.json.renderer(clock: row.clock)
    let text = records.compactMap { renderer.line(for: $0) }.joined(separator: "\n")
    let log = try JSONLog(text)
    #expect(
      LogText(of: log.records, clock: log.clock) == LogText(of: records, clock: row.clock)
    )
  }

  @Test(arguments: [
    (0, "0"), (1, "0.000000001"), (1_500_000_000, "1.5"),
    (9_007_199_254_740_993, "9007199.254740993"), (.max, "9223372036.854775807"),
    (-250_000_000, "-0.25"),
  ])
  func `no nanosecond of a time is lost`(_ row: (nanoseconds: Int64, text: String)) throws {
    let time = StageTime(nanoseconds: row.nanoseconds)
    let record = LogRecord(
      sequence: 1,
      time: time,
      thread: LogRecord.Thread(number: 1, name: "main"),
      .print("x")
    )
    let line = try #require(Format.json.renderer(clock: LogClock()).line(for: record))
    #expect(line.contains("\"time\":\(row.text),"), "\(line)")
    #expect(try JSONLog(line).records.map(\.time) == [time])
  }

  @Test func `what a terminal would obey is escaped`() throws {
    let record = LogRecord(
      sequence: 1,
      time: .zero,
      thread: LogRecord.Thread(number: 1, name: "main"),
      .print("\u{1B}[2J \u{9B}31m \u{202E}x\u{2069} é 日本")
    )
    let line = try #require(Format.json.renderer(clock: LogClock()).line(for: record))
    #expect(line.contains(#""text":"\u001b[2J \u009b31m \u202ex\u2069 é 日本""#))
    #expect(try JSONLog(line).records == [record])
  }

  @Test func aKindThatIsNotKnownIsLeftOut() throws {
    let text = """
      {"date":"","kind":"invented","seq":1,"text":"5","thread":{"number":1},"time":0,"v":3}
      """
    #expect(try JSONLog(text).records.isEmpty)
  }

  @Test(arguments: ["", "First 0", "{ \"seq\" }"])
  func otherTextsAreNotMeantAsRecords(_ text: String) {
    #expect(!JSONLog.matches(text))
  }
}
