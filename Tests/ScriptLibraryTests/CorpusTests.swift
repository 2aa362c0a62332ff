import Foundation
import Testing

@testable import rxscript

/// The scripts that the serving interpreter is tested with, run by the interpreter of typed programs.
struct CorpusTests {
  private static let tests = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent()
  private static let scripts = tests.appending(path: "SwiftScriptTests/Scripts")

  /// The folder and name of each script; mistakes are refused.
  static let names: [String] = {
    let folders = (try? FileManager.default.contentsOfDirectory(atPath: scripts.path)) ?? []
    return folders.filter { $0 != "mistakes" }.flatMap { folder in
      let files = try? FileManager.default.contentsOfDirectory(
        atPath: scripts.appending(path: folder).path
      )
      return (files ?? []).filter { $0.hasSuffix(".swift") }.map { "\(folder)/\($0)" }
    }.sorted()
  }()

  /// Scripts that print something else, or that are refused; the list only shrinks.
  static let differing: Set<String> = {
    let path = tests.appending(path: "ScriptLibraryTests/differing.txt").path
    let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
    return Set(text.split(separator: "\n").map(String.init))
  }()

  @Test(arguments: names)
  func printsWhatItSays(_ name: String) throws {
    let text = try String(contentsOf: Self.scripts.appending(path: name), encoding: .utf8)
    let difference = ScriptRun.difference(text, name: name)
    if Self.differing.contains(name) {
      #expect(difference != nil, "it prints what it says, and leaves the list")
    } else {
      #expect(
        difference == nil,
        "\(difference?.got ?? "") instead of \(difference?.expected ?? "")"
      )
    }
  }

  @Test func theListNamesScripts() {
    #expect(Self.names.count > 300)
    #expect(Self.differing.isSubset(of: Self.names))
  }
}
