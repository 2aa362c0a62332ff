import Foundation
import RxLabTesting
import Testing

struct RecordedLogTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("rxlab-testing-\(UUID())")

  private var file: String { folder.appendingPathComponent("SomeTests.swift").path }

  private func check(_ text: String, _ environment: [String: String] = [:]) throws {
    try RecordedLog.compare(listing: text, named: "one", file: file, environment: environment)
  }

  private func failure(_ body: () throws -> Void) -> RecordedLog.Failure? {
    do {
      try body()
      return nil
    } catch {
      return error as? RecordedLog.Failure
    }
  }

  @Test func aListingIsRecordedThenCompared() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let log = folder.appendingPathComponent("Logs/one.log").path
    #expect(failure { try check("print(1)") } == .notRecorded(path: log))
    #expect(
      failure { try check("print(1)", ["RXLAB_RECORD": "1"]) } == .recorded(path: log, lines: 1)
    )
    #expect(
      try String(contentsOfFile: log, encoding: .utf8) == "2016-05-01 04:17:17.000: 1\n"
    )
    #expect(failure { try check("print(1)") } == nil)
    #expect(failure { try check("print(1)", ["RXLAB_RECORD": "0"]) } == nil)
    guard case .differs(let text)? = failure({ try check("print(2)") }) else {
      Issue.record("the log differs")
      return
    }
    #expect(
      text == """
        line 1: expected `2016-05-01 04:17:17.000: 1`, got `2016-05-01 04:17:17.000: 2`
          - 2016-05-01 04:17:17.000: 1
          + 2016-05-01 04:17:17.000: 2
        """
    )
  }

  @Test func aMistakeIsNoDifferenceAndRecordsNothing() throws {
    guard
      case .mistakes(let lines)? = failure({ try check("print(nothing)", ["RXLAB_RECORD": "1"]) })
    else {
      Issue.record("the script has a mistake")
      return
    }
    #expect(lines.first?.hasPrefix("one.swift:1:7: error:") ?? false)
    #expect(!FileManager.default.fileExists(atPath: folder.path))
  }

  @Test func `a log that can't be read is there`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let log = folder.appendingPathComponent("Logs/one.log")
    try FileManager.default.createDirectory(
      at: log.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try Data([0xFF]).write(to: log)
    let reason = "`\(log.path)` is not UTF-8 text"
    #expect(failure { try check("print(1)") } == .mistakes([reason]))
  }

  @Test func aLessonIsFoundFromAFolderAboveTheTest() throws {
    try RecordedLog.compare(
      lesson: "Lessons/10-hot-cold-and-shared/20-hot-cold/hot-cold.swift",
      environment: [:]
    )
    #expect(
      failure { try RecordedLog.compare(lesson: "Lessons/none.swift", environment: [:]) }
        == .mistakes(["there is no file `Lessons/none.swift`"])
    )
  }
}
