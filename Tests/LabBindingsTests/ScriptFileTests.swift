import Foundation
import LabBindings
import ScriptSource
import Stage
import Testing

/// Programs for RxSwift that a compiler accepts too, each with the lines that it prints.
struct ScriptFileTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Scripts")

  @Test(arguments: try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted())
  func printsWhatItExpects(_ name: String) throws {
    let script = try String(
      contentsOf: Self.folder.appendingPathComponent(name),
      encoding: .utf8
    )
    KnownDifferences.run(name) { check(script) }
  }

  private func check(_ script: String) {
    let wanted = script.matches(of: /\/\/ expect: (.*)/).map { String($0.1) }
    #expect(!wanted.isEmpty)
    for traces in [false, true] {
      let log = ScriptLog(script, kinds: traces ? .all : .printed)
      #expect(log.mistakes.map(\.message) == [])
      #expect(log.written == wanted, "traces: \(traces)")
    }
  }
}
