import Foundation
import Testing

@testable import rxscript

/// Programs that use the standard library, with what they print when they are compiled.
struct StandardScriptTests {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(
    path: "Scripts"
  )
  static let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []

  @Test(arguments: names.sorted())
  func printsWhatItSays(_ name: String) throws {
    let text = try String(contentsOf: Self.folder.appending(path: name), encoding: .utf8)
    let difference = ScriptRun.difference(text, name: name)
    #expect(difference == nil, "\(difference?.got ?? "") instead of \(difference?.expected ?? "")")
  }

  @Test func theScriptsAreFound() { #expect(Self.names.count >= 8) }
}
