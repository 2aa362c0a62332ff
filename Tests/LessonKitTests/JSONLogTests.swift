import Foundation
import LessonKit
import Stage
import Testing

/// Records that are written as JSON lines and read back.
struct JSONLogTests {
  private func lines(_ format: Format, of records: [LogRecord]) -> [String] {
    if let view = format.view(of: records, ViewOptions()) { return view }
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
    #expect(JSONLog.isOne(text))
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

  @Test(arguments: [
    ("{\"seq\":1}", "line 1 is not a record"),
    ("\n{\"v\":3,\"seq\":", "line 2 is not a record"),
    ("{\"v\":1}", "line 1 has version 1; versions 2 to 3 can be read"),
    ("{\"v\":4}", "line 1 has version 4; versions 2 to 3 can be read"),
    (
      """
      {"date":"","kind":"next","seq":1,"text":"5","thread":{"number":1},"time":0,"v":3}
      """, "line 1 lacks a field of its kind"
    ),
  ])
  func whatIsNoRecordIsRefused(_ row: (text: String, problem: String)) {
    #expect(throws: JSONLog.Problem(description: row.problem)) { try JSONLog(row.text) }
  }

  @Test func aKindThatIsNotKnownIsLeftOut() throws {
    let text = """
      {"date":"","kind":"invented","seq":1,"text":"5","thread":{"number":1},"time":0,"v":3}
      """
    #expect(try JSONLog(text).records.isEmpty)
  }

  @Test(arguments: ["", "First 0", "{ \"seq\" }"])
  func otherTextsAreNotMeantAsRecords(_ text: String) {
    #expect(!JSONLog.isOne(text))
  }
}
