import Foundation
import LabBindings
import ScriptSource
import Testing

/// Nothing in a script that works is taken for a mistake, whatever else is wrong with it.
struct WorkingScriptTests {
  /// A lesson, a script that runs in the lab, or every third one of those without a library.
  struct Script: CustomTestStringConvertible, Sendable {
    let path: String
    let text: String

    var testDescription: String { path }

    static let all: [Script] = {
      let root = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../..").standardized
      return [
        "Tests/SwiftScriptTests/Scripts", "Tests/LabBindingsTests/Scripts", "Lessons",
      ]
      .flatMap { folder -> [Script] in
        let url = root.appending(path: folder)
        let names = FileManager.default.enumerator(atPath: url.path)?.compactMap { $0 as? String }
        return (names ?? []).sorted().filter { $0.hasSuffix(".swift") }.compactMap { name in
          let text = try? String(contentsOf: url.appending(path: name), encoding: .utf8)
          return text.map { Script(path: "\(folder)/\(name)", text: $0) }
        }
      }
      .filter { !$0.text.contains("// expect error: ") }
      // A statement beside a type that is the program is a mistake of its own.
      .filter { !$0.text.contains("@main") }
      .enumerated().filter { $0.offset % 3 == 0 || !$0.element.path.contains("SwiftScript") }
      .map(\.element)
    }()
  }

  @Test func theScriptsAreFound() { #expect(Script.all.count >= 300) }

  @Test(arguments: Script.all)
  func hasTheMistakeThatWasAddedAndNoOther(_ script: Script) {
    let text = script.text + "\nprint(nothingOfThisName)\n"
    let log = ScriptLog(text)
    let found = log.mistakes.map { "\($0.span?.line ?? 0): \($0.message)" }
    let line = text.count { $0.isNewline } + 1
    KnownDifferences.run(script.path) {
      #expect(found == ["\(line): cannot find 'nothingOfThisName' in scope"])
    }
  }
}
