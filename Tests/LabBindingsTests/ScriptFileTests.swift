import Foundation
import LabBindings
import ScriptSource
import Stage
import Testing

/// Programs for RxSwift that a compiler accepts too, each with the lines that it prints.
struct ScriptFileTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Scripts")

  /// The scripts of the folder and of its subfolders.
  private static let names: [String] = {
    let found = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
    return (found ?? []).filter { $0.hasSuffix(".swift") }.sorted()
  }()

  @Test(arguments: names)
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
      let log = ScriptLog(
        script,
        kinds: traces ? .all : .printed.union(.onScreen),
        statementBudget: 5_000_000
      )
      // A script that is about the screen's own lines expects them.
      let isOfScreen = wanted.contains { $0.hasPrefix("user: ") || $0.hasPrefix("screen: ") }
      let mistakes = log.mistakes.map { "error: \(($0.span?.line ?? 1) - 1): \($0.message)" }
      let lines = isOfScreen ? log.written : log.writtenByProgram
      #expect(lines + mistakes == wanted, "traces: \(traces)")
    }
  }
}
