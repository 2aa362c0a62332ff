import Foundation
import LabBindings
import Stage
import SwiftScript
import Testing

/// Programs for RxSwift that a compiler accepts too, each with the lines that it prints.
struct ScriptFileTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Scripts")

  /// What a compiler of today accepts is no program of 2016, wherever it comes from.
  @Test func isOfToday() throws {
    let root = Self.folder.appendingPathComponent("../../..").standardized
    for part in ["Tests/LabBindingsTests/Scripts", "Tests/SwiftScriptTests/Scripts"] {
      let names = try FileManager.default.subpathsOfDirectory(
        atPath: root.appendingPathComponent(part).path
      )
      for name in names where name.hasSuffix(".swift") {
        let url = root.appendingPathComponent(part).appendingPathComponent(name)
        let file = SourceFile(name: name, text: try String(contentsOf: url, encoding: .utf8))
        let uses = Spellings.table.uses(in: [file])
        #expect(Dialect(of: uses) == .rx6, "\(name): \(uses.map(\.spelling.old))")
      }
    }
  }

  @Test(arguments: try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted())
  func printsWhatItExpects(_ name: String) throws {
    let script = try String(
      contentsOf: Self.folder.appendingPathComponent(name),
      encoding: .utf8
    )
    let wanted = script.matches(of: /\/\/ expect: (.*)/).map { String($0.1) }
    #expect(!wanted.isEmpty)
    for traces in [false, true] {
      let log = ScriptLog(script, kinds: traces ? .all : .printed)
      #expect(log.mistakes.map(\.message) == [])
      #expect(log.written == wanted, "traces: \(traces)")
    }
  }
}
