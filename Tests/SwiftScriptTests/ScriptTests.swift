import Foundation
import Testing

struct ScriptTests {
  /// Scripts that print something else, or that are refused; the list only shrinks.
  static let differing: Set<String> = {
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "differing.txt")
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    return Set(text.split(separator: "\n").map(String.init))
  }()

  @Test(arguments: ScriptFile.all)
  func printsWhatItSays(_ script: ScriptFile) {
    guard Self.differing.contains(script.path) else { return check(script) }
    withKnownIssue { check(script) }
  }

  private func check(_ script: ScriptFile) {
    let outcome = ScriptOutcome(of: script.text, name: script.path)
    #expect(outcome.lines == script.expectedLines)
    #expect(outcome.errors == script.expectedErrors)
  }

  @Test func theScriptsAreFound() {
    #expect(ScriptFile.all.count >= 300)
    #expect(ScriptFile.all.allSatisfy { !$0.expectedLines.isEmpty || !$0.expectedErrors.isEmpty })
    #expect(Self.differing.isSubset(of: ScriptFile.all.map(\.path)))
  }
}
