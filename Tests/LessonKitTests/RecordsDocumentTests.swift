import Foundation
import LessonKit
import Stage
import Testing

/// The page on JSON lines describes every field and kind, and no others.
struct RecordsDocumentTests {
  private func names(_ table: Int) throws -> Set<String> {
    let page = try String(
      contentsOf: URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Sources/LessonKit/LessonKit.docc/Records.md"),
      encoding: .utf8
    )
    let lines = page.split(separator: "\n", omittingEmptySubsequences: false)
    let tables = lines.split { !$0.hasPrefix("|") }
    return Set(
      tables[table].compactMap { $0.split(separator: "`").dropFirst().first.map(String.init) }
    )
  }

  @Test func everyField() throws {
    var fields: Set<String> = []
    var inner: [String: Set<String>] = [:]
    for record in SampleRecords.all {
      let line = try #require(Format.json.renderer(clock: LogClock()).line(for: record))
      let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
      for (name, value) in try #require(object) {
        fields.insert(name)
        if let value = value as? [String: Any] { inner[name, default: []].formUnion(value.keys) }
        if name == "v" { #expect(value as? Int == JSONRenderer.version) }
      }
    }
    #expect(fields == (try names(0)))
    #expect(inner["timer"] == ["delay", "interval", "lap"])
    #expect(inner["memory"] == ["size", "forever"])
  }

  @Test func everyKind() throws {
    #expect(Set(SampleRecords.all.map(\.kind)) == Set(LogRecord.Kind.allCases))
    #expect(try names(1) == Set(LogRecord.Kind.allCases.map(\.name)))
  }
}
