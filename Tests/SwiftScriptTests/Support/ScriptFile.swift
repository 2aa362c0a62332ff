import Foundation
import Testing

/// A script of `Scripts`, with what its comments expect of it.
struct ScriptFile: CustomTestStringConvertible, Sendable {
  /// The path below `Scripts`.
  let path: String
  let text: String

  /// The texts of `// expect: …`, in order.
  var expectedLines: [String] { expectations.map(\.text) }

  /// The texts of `// expect error: …`, each with the line it stands on.
  var expectedErrors: [String] {
    marks("// expect error: ").map { "\($0.line): \($0.text)" }
  }

  var testDescription: String { path }

  static let all: [ScriptFile] = {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Scripts")
    let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
    return (names ?? []).filter { $0.hasSuffix(".swift") }.sorted().compactMap { name in
      let text = try? String(contentsOf: folder.appending(path: name), encoding: .utf8)
      return text.map { ScriptFile(path: name, text: $0) }
    }
  }()

  private var expectations: [(line: Int, text: String)] { marks("// expect:").map(withoutSpace) }

  private func withoutSpace(_ mark: (line: Int, text: String)) -> (line: Int, text: String) {
    (mark.line, mark.text.first == " " ? String(mark.text.dropFirst()) : mark.text)
  }

  private func marks(_ mark: String) -> [(line: Int, text: String)] {
    text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      .compactMap { number, line in
        line.range(of: mark).map { (number + 1, String(line[$0.upperBound...])) }
      }
  }
}
