import Foundation
import LabBindings
import ScriptSource
import Testing

/// Listings with the mistakes that learners make, each told where it is: `// expect error: …` on its line.
struct MistakenScriptTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Mistakes")

  @Test(arguments: try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted())
  func tellsEachMistakeAndNoOther(_ name: String) throws {
    let text = try String(contentsOf: Self.folder.appending(path: name), encoding: .utf8)
    let wanted = text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      .flatMap { number, line in
        line.split(separator: "  // expect error: ", omittingEmptySubsequences: false).dropFirst()
          .map { "\(number + 2): \($0)" }
      }
    #expect(wanted.count >= 5)
    let found = ScriptLog(text).mistakes.map { "\($0.span?.line ?? 0): \($0.message)" }
    KnownDifferences.run("Mistakes/\(name)") { #expect(found == wanted) }
  }
}
