import Foundation
import LessonKit
import Stage
import Testing

/// The page on the JSON lines tells every field and kind, and none that isn't there.
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
    let full = LogRecord(
      sequence: 2,
      time: .seconds(1),
      thread: .init(number: 1, name: "main"),
      kind: .hop,
      text: "x",
      subscription: 1,
      source: SourcePosition(file: "f", line: 1, column: 1),
      cause: 1,
      stream: 1,
      arguments: "()",
      memory: .init(size: 1, isForever: true),
      name: "n",
      held: "1",
      call: SourcePosition(file: "f", line: 1, column: 1),
      queue: "q",
      timer: .init(delay: .seconds(1), interval: .seconds(1), lap: 1)
    )
    let line = try #require(Format.json.renderer(clock: LogClock()).line(for: full))
    let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
    let fields = try #require(object)
    #expect(Set(fields.keys) == (try names(0)))
    #expect(fields["v"] as? Int == JSONRenderer.version)
    #expect(
      Set(try #require(fields["timer"] as? [String: Any]).keys) == ["delay", "interval", "lap"]
    )
    #expect(Set(try #require(fields["memory"] as? [String: Any]).keys) == ["size", "forever"])
  }

  @Test func everyKind() throws {
    #expect(try names(1) == Set(LogRecord.Kind.allCases.map(\.rawValue)))
  }
}
